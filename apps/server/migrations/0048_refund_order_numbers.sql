DROP INDEX "refunds_money_store";--> statement-breakpoint
DROP INDEX "refunds_goods_store";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "order_no" text;--> statement-breakpoint
UPDATE "refunds" SET "order_no" = "orders"."order_no" FROM "orders" WHERE "orders"."id" = "refunds"."order_id";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "order_no" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_order_no_prefix" ON "refunds" USING btree ("order_no" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "refunds_money_user" ON "refunds" USING btree ("user_id","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_user" ON "refunds" USING btree ("user_id","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_store" ON "refunds" USING btree ("store_id","id","kind") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store" ON "refunds" USING btree ("store_id","id","kind") WHERE "refunds"."kind" <> 'refund';