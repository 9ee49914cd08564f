CREATE TABLE "browse_history" (
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_history_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"goods_id" bigint,
	"store_id" bigint,
	"price_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "favorites_goods" UNIQUE("user_id","goods_id"),
	CONSTRAINT "favorites_store" UNIQUE("user_id","store_id"),
	CONSTRAINT "favorites_one" CHECK (num_nonnulls("favorites"."goods_id", "favorites"."store_id") = 1),
	CONSTRAINT "favorites_price" CHECK (("favorites"."goods_id" is null) = ("favorites"."price_cents" is null) and "favorites"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browse_history_seen" ON "browse_history" USING btree ("user_id","seen_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "browse_history_goods" ON "browse_history" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "favorites_of_goods" ON "favorites" USING btree ("goods_id","removed_at");--> statement-breakpoint
CREATE INDEX "favorites_of_store" ON "favorites" USING btree ("store_id","removed_at");--> statement-breakpoint
CREATE INDEX "orders_store_created_at" ON "orders" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_no_prefix" ON "orders" USING btree ("order_no" text_pattern_ops,"id");