DROP INDEX "ledger_postings_account";--> statement-breakpoint
DROP INDEX "refunds_order_no_prefix";--> statement-breakpoint
DROP INDEX "refunds_money_user";--> statement-breakpoint
DROP INDEX "refunds_money_store";--> statement-breakpoint
DROP INDEX "refunds_money_store_created_at";--> statement-breakpoint
DROP INDEX "refunds_goods_user";--> statement-breakpoint
DROP INDEX "refunds_goods_store";--> statement-breakpoint
DROP INDEX "refunds_goods_store_created_at";--> statement-breakpoint
CREATE INDEX "full_reductions_end" ON "full_reductions" USING btree ("end_time","id");--> statement-breakpoint
CREATE INDEX "full_reductions_start" ON "full_reductions" USING btree ("start_time","id");--> statement-breakpoint
CREATE INDEX "refunds_money_store_no" ON "refunds" USING btree ("store_id","refund_no","id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store_no" ON "refunds" USING btree ("store_id","refund_no","id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","id","log_amount");--> statement-breakpoint
CREATE INDEX "refunds_order_no_prefix" ON "refunds" USING btree ("order_no" text_pattern_ops,"id","kind","store_id");--> statement-breakpoint
CREATE INDEX "refunds_money_user" ON "refunds" USING btree ("user_id","id","store_id") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_store" ON "refunds" USING btree ("store_id","id","kind","order_no","refund_no") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_money_store_created_at" ON "refunds" USING btree ("store_id","created_at","id","status") WHERE "refunds"."kind" = 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_user" ON "refunds" USING btree ("user_id","id","store_id") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store" ON "refunds" USING btree ("store_id","id","kind","order_no","refund_no") WHERE "refunds"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "refunds_goods_store_created_at" ON "refunds" USING btree ("store_id","created_at","id","status") WHERE "refunds"."kind" <> 'refund';