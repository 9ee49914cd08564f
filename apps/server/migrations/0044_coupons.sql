CREATE TABLE "claimed_coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claimed_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"store_id" bigint,
	"nth" integer NOT NULL,
	"status" text DEFAULT 'to_be_used' NOT NULL,
	"source" text DEFAULT 'claimed' NOT NULL,
	"used_at" timestamp with time zone,
	"used_for" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claimed_coupons_nth" UNIQUE("coupon_id","user_id","nth"),
	CONSTRAINT "claimed_coupons_status" CHECK ("claimed_coupons"."status" in ('to_be_used', 'used', 'expired')),
	CONSTRAINT "claimed_coupons_source" CHECK ("claimed_coupons"."source" in ('claimed', 'sent')),
	CONSTRAINT "claimed_coupons_nth_values" CHECK ("claimed_coupons"."nth" between 1 and 100),
	CONSTRAINT "claimed_coupons_used" CHECK (("claimed_coupons"."status" = 'used') = ("claimed_coupons"."used_at" is not null) and ("claimed_coupons"."status" = 'used') = ("claimed_coupons"."used_for" <> ''))
);
--> statement-breakpoint
CREATE TABLE "coupon_classes" (
	"coupon_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	CONSTRAINT "coupon_classes_coupon_id_class_id_pk" PRIMARY KEY("coupon_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_goods" (
	"coupon_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	CONSTRAINT "coupon_goods_coupon_id_goods_id_pk" PRIMARY KEY("coupon_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_sending_users" (
	"sending_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"result" text,
	CONSTRAINT "coupon_sending_users_sending_id_user_id_pk" PRIMARY KEY("sending_id","user_id"),
	CONSTRAINT "coupon_sending_users_result" CHECK ("coupon_sending_users"."result" in ('sent', 'has_limit', 'used_up', 'not_running', 'not_a_shopper'))
);
--> statement-breakpoint
CREATE TABLE "coupon_sendings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"admin_id" bigint NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_sendings_counts" CHECK ("coupon_sendings"."sent" between 0 and "coupon_sendings"."done" and "coupon_sendings"."done" <= "coupon_sendings"."total"),
	CONSTRAINT "coupon_sendings_finished" CHECK ("coupon_sendings"."finished_at" is null or "coupon_sendings"."done" = "coupon_sendings"."total")
);
--> statement-breakpoint
CREATE TABLE "coupon_stores" (
	"coupon_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	CONSTRAINT "coupon_stores_coupon_id_store_id_pk" PRIMARY KEY("coupon_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint,
	"name" jsonb NOT NULL,
	"money_cents" bigint NOT NULL,
	"use_money_cents" bigint NOT NULL,
	"stock" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"is_used_up" boolean GENERATED ALWAYS AS (claimed >= stock) STORED NOT NULL,
	"per_person" integer DEFAULT 1 NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"claim_code" text,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"stopped_at" timestamp with time zone,
	"stopped_by" text,
	"stop_reason" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_tenant" UNIQUE("store_id","id"),
	CONSTRAINT "coupons_claim_code" UNIQUE("claim_code"),
	CONSTRAINT "coupons_money" CHECK ("coupons"."money_cents" > 0 and "coupons"."use_money_cents" >= 0),
	CONSTRAINT "coupons_stock" CHECK ("coupons"."stock" > 0 and "coupons"."claimed" between 0 and "coupons"."stock"),
	CONSTRAINT "coupons_per_person" CHECK ("coupons"."per_person" between 1 and 100),
	CONSTRAINT "coupons_window" CHECK ("coupons"."start_time" < "coupons"."end_time"),
	CONSTRAINT "coupons_scope" CHECK (case when "coupons"."store_id" is null then "coupons"."scope" in ('all', 'classes', 'stores') else "coupons"."scope" in ('all', 'goods') end),
	CONSTRAINT "coupons_stopped" CHECK (("coupons"."stopped_at" is null) = ("coupons"."stopped_by" is null) and "coupons"."stopped_by" in ('store', 'platform')),
	CONSTRAINT "coupons_draft" CHECK (not "coupons"."is_draft" or "coupons"."claimed" = 0)
);
--> statement-breakpoint
ALTER TABLE "claimed_coupons" ADD CONSTRAINT "claimed_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claimed_coupons" ADD CONSTRAINT "claimed_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claimed_coupons" ADD CONSTRAINT "claimed_coupons_store" FOREIGN KEY ("store_id","coupon_id") REFERENCES "public"."coupons"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_classes" ADD CONSTRAINT "coupon_classes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_classes" ADD CONSTRAINT "coupon_classes_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_goods" ADD CONSTRAINT "coupon_goods_coupon" FOREIGN KEY ("store_id","coupon_id") REFERENCES "public"."coupons"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_goods" ADD CONSTRAINT "coupon_goods_goods" FOREIGN KEY ("store_id","goods_id") REFERENCES "public"."goods"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_sending_users" ADD CONSTRAINT "coupon_sending_users_sending_id_coupon_sendings_id_fk" FOREIGN KEY ("sending_id") REFERENCES "public"."coupon_sendings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_sending_users" ADD CONSTRAINT "coupon_sending_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_sendings" ADD CONSTRAINT "coupon_sendings_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_sendings" ADD CONSTRAINT "coupon_sendings_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claimed_coupons_user" ON "claimed_coupons" USING btree ("user_id","status","id");--> statement-breakpoint
CREATE INDEX "claimed_coupons_coupon" ON "claimed_coupons" USING btree ("coupon_id","status");--> statement-breakpoint
CREATE INDEX "claimed_coupons_coupon_store" ON "claimed_coupons" USING btree ("store_id","coupon_id","id");--> statement-breakpoint
CREATE INDEX "claimed_coupons_status" ON "claimed_coupons" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "claimed_coupons_store_status" ON "claimed_coupons" USING btree ("store_id","status","id");--> statement-breakpoint
CREATE INDEX "claimed_coupons_created_at" ON "claimed_coupons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "claimed_coupons_store_created_at" ON "claimed_coupons" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claimed_coupons_used_for" ON "claimed_coupons" USING btree ("used_for" text_pattern_ops) WHERE "claimed_coupons"."used_for" <> '';--> statement-breakpoint
CREATE INDEX "coupon_classes_class" ON "coupon_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "coupon_goods_tenant" ON "coupon_goods" USING btree ("store_id","coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_goods_goods_index" ON "coupon_goods" USING btree ("goods_id","store_id");--> statement-breakpoint
CREATE INDEX "coupon_sending_users_user" ON "coupon_sending_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupon_sendings_coupon" ON "coupon_sendings" USING btree ("coupon_id","id");--> statement-breakpoint
CREATE INDEX "coupon_sendings_admin" ON "coupon_sendings" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "coupon_stores_store" ON "coupon_stores" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "coupons_start_time" ON "coupons" USING btree ("store_id","start_time","id");--> statement-breakpoint
CREATE INDEX "coupons_end_time" ON "coupons" USING btree ("store_id","end_time","id");--> statement-breakpoint
CREATE INDEX "coupons_open" ON "coupons" USING btree ("store_id","is_used_up","id") WHERE closed_at is null and stopped_at is null and not is_draft and claim_code is null;--> statement-breakpoint
CREATE INDEX "coupons_to_close" ON "coupons" USING btree ("end_time") WHERE "coupons"."closed_at" is null;