DROP INDEX "order_lines_tenant";--> statement-breakpoint
DROP INDEX "order_lines_goods";--> statement-breakpoint
CREATE INDEX "order_lines_tenant" ON "order_lines" USING btree ("store_id","order_id","goods_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id","order_id","store_id");