DROP INDEX "notifications_account";--> statement-breakpoint
DROP INDEX "notifications_kind";--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("area","account_id","id");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("area","account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("area","account_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("area","account_id","created_at","id") WHERE "notifications"."read_at" is null;