DROP INDEX "orders_store_paid_at";--> statement-breakpoint
CREATE INDEX "orders_store_paid_at" ON "orders" USING btree ("store_id","paid_at","id","receive_province","payment_name");