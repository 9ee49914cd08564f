ALTER TABLE "orders" ADD COLUMN "shop_remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_store_created_at" ON "orders" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_no_prefix" ON "orders" USING btree ("order_no" text_pattern_ops,"id");