DROP INDEX "orders_paid_at";--> statement-breakpoint
CREATE INDEX "orders_store_paid_at" ON "orders" USING btree ("store_id","paid_at","id") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_money_ended_at" ON "refunds" USING btree ("ended_at","id","status") WHERE "refunds"."kind" = 'refund' and "refunds"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_money_store_ended_at" ON "refunds" USING btree ("store_id","ended_at","id","status") WHERE "refunds"."kind" = 'refund' and "refunds"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_goods_ended_at" ON "refunds" USING btree ("ended_at","id","status") WHERE "refunds"."kind" <> 'refund' and "refunds"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_goods_store_ended_at" ON "refunds" USING btree ("store_id","ended_at","id","status") WHERE "refunds"."kind" <> 'refund' and "refunds"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at","id");