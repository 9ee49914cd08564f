DROP INDEX "orders_store_status";--> statement-breakpoint
DROP INDEX "orders_store_created_at";--> statement-breakpoint
ALTER TABLE "user_search" ADD COLUMN "has_ordered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "user_search_buyers" ON "user_search" USING gin (name_tokens("nickname")) WHERE "user_search"."has_ordered";--> statement-breakpoint
CREATE INDEX "orders_store_buyer" ON "orders" USING btree ("store_id","id","user_id");--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","status","id","user_id");--> statement-breakpoint
CREATE INDEX "orders_store_created_at" ON "orders" USING btree ("store_id","created_at","id","user_id");--> statement-breakpoint
create function order_groups_mark_buyer() returns trigger language plpgsql as $$
begin
  update user_search set has_ordered = true where id = new.user_id and not has_ordered;
  return null;
end $$;
--> statement-breakpoint
create trigger order_groups_buyer after insert on order_groups
  for each row execute function order_groups_mark_buyer();
--> statement-breakpoint
update user_search set has_ordered = true where id in (select user_id from order_groups);
