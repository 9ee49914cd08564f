DROP INDEX "users_phone_prefix";--> statement-breakpoint
CREATE INDEX "users_phone_prefix" ON "users" USING btree ("phone" text_pattern_ops,"id","status");