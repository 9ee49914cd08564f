DROP INDEX "orders_user";--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id","store_id","status");--> statement-breakpoint
-- As for goods (0019): how common the words of stores' names are.
CREATE STATISTICS "stores_names_zh" ON ((store_name->>'zh-cn')) FROM "stores";--> statement-breakpoint
CREATE STATISTICS "stores_names_en" ON ((store_name->>'en')) FROM "stores";
