DROP INDEX "orders_paid_at";--> statement-breakpoint
DROP INDEX "orders_store_paid_at";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "orders" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "paid_cents" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "refunded_cents" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "net_cents" bigint GENERATED ALWAYS AS (paid_cents - refunded_cents) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
UPDATE "customers" c SET "orders" = o."orders", "paid_cents" = o."paid_cents", "refunded_cents" = o."refunded_cents"
  FROM (SELECT "store_id", "user_id", count(*) AS "orders", sum("total_cents") AS "paid_cents", sum("refunded_cents") AS "refunded_cents"
          FROM "orders" WHERE "paid_at" IS NOT NULL GROUP BY "store_id", "user_id") o
 WHERE o."store_id" = c."store_id" AND o."user_id" = c."user_id";--> statement-breakpoint
UPDATE "customers" c SET "refunded_at" = r."ended_at"
  FROM (SELECT "store_id", "user_id", max("ended_at") AS "ended_at" FROM "refunds" WHERE "status" = 'refunded' GROUP BY "store_id", "user_id") r
 WHERE r."store_id" = c."store_id" AND r."user_id" = c."user_id";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "orders" DROP DEFAULT, ALTER COLUMN "paid_cents" DROP DEFAULT, ALTER COLUMN "refunded_cents" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "customers_store_orders" ON "customers" USING btree ("store_id","orders","id");--> statement-breakpoint
CREATE INDEX "customers_store_paid" ON "customers" USING btree ("store_id","paid_cents","id");--> statement-breakpoint
CREATE INDEX "customers_store_net" ON "customers" USING btree ("store_id","net_cents","id");--> statement-breakpoint
CREATE INDEX "customers_refunded_at" ON "customers" USING btree ("refunded_at") WHERE "customers"."refunded_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at","id","receive_province","payment_name");--> statement-breakpoint
CREATE INDEX "orders_store_paid_at" ON "orders" USING btree ("store_id","paid_at","id","receive_province","payment_name") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_sums" CHECK ("customers"."orders" > 0 and "customers"."refunded_cents" between 0 and "customers"."paid_cents" and "customers"."net_cents" >= 0);