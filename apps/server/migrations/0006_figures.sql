CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at","status","total_cents");--> statement-breakpoint
CREATE INDEX "stores_passed_at" ON "stores" USING btree ("passed_at");