CREATE INDEX "top_ups_status" ON "top_ups" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "top_ups_created_at" ON "top_ups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "top_ups_amount_cents" ON "top_ups" USING btree ("amount_cents","id");