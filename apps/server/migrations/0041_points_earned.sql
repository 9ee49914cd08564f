CREATE TABLE "earned_points" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"base_cents" bigint NOT NULL,
	"rate" integer NOT NULL,
	"points" integer NOT NULL,
	"revoked" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earned_points_amount" CHECK ("earned_points"."points" > 0 and "earned_points"."points" = "earned_points"."base_cents" * "earned_points"."rate" / 10000),
	CONSTRAINT "earned_points_revoked" CHECK ("earned_points"."revoked" between 0 and "earned_points"."points")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "points_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "earned_points" ADD CONSTRAINT "earned_points_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_points" ADD CONSTRAINT "earned_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earned_points_user" ON "earned_points" USING btree ("user_id","order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_points_rate" CHECK ("orders"."points_rate" between 0 and 10000);