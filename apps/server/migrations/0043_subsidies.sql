ALTER TABLE "order_lines" ADD COLUMN "subsidy_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_subsidy_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "subsidy_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_subsidy_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_subsidy" CHECK ("order_lines"."subsidy_cents" between 0 and "order_lines"."total_cents" - "order_lines"."paid_cents" and "order_lines"."refunded_subsidy_cents" between 0 and "order_lines"."subsidy_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subsidy" CHECK ("orders"."subsidy_cents" between 0 and "orders"."discount_cents" and "orders"."refunded_subsidy_cents" between 0 and "orders"."subsidy_cents");