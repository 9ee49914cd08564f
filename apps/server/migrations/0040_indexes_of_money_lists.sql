CREATE INDEX "received_payments_unmatched_channel" ON "received_payments" USING btree ("channel","id") WHERE "received_payments"."unmatched" is not null;--> statement-breakpoint
CREATE INDEX "received_payments_unmatched_reason" ON "received_payments" USING btree ("unmatched","id") WHERE "received_payments"."unmatched" is not null;--> statement-breakpoint
CREATE INDEX "received_payments_unmatched_created_at" ON "received_payments" USING btree ("created_at","id") WHERE "received_payments"."unmatched" is not null;--> statement-breakpoint
CREATE INDEX "received_payments_unmatched_attempt" ON "received_payments" USING btree ("attempt_no" text_pattern_ops,"id") WHERE "received_payments"."unmatched" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_store_status" ON "withdrawals" USING btree ("store_id","status","id");--> statement-breakpoint
CREATE INDEX "withdrawals_store_created_at" ON "withdrawals" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_store_money" ON "withdrawals" USING btree ("store_id","money_cents","id");--> statement-breakpoint
CREATE INDEX "withdrawals_store_no" ON "withdrawals" USING btree ("store_id","withdrawal_no","id");