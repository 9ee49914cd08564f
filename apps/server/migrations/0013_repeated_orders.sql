ALTER TABLE "order_groups" ADD COLUMN "cart_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_groups" ADD COLUMN "lines_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_groups_open" ON "order_groups" USING btree ("user_id","created_at") WHERE "order_groups"."status" = 'open';