DROP INDEX "order_lines_order_id";--> statement-breakpoint
DROP INDEX "order_lines_goods";--> statement-breakpoint
CREATE INDEX "order_lines_order_id" ON "order_lines" USING btree ("order_id","goods_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id","order_id");--> statement-breakpoint
-- How common the words of goods' names are: without it the planner guesses, and reads all orders for goods that all have.
CREATE STATISTICS "goods_names_zh" ON ((name->>'zh-cn')) FROM "goods";--> statement-breakpoint
CREATE STATISTICS "goods_names_en" ON ((name->>'en')) FROM "goods";
