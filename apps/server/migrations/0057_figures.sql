CREATE TABLE "buyer_days" (
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"previous" date NOT NULL,
	CONSTRAINT "buyer_days_store_id_user_id_day_pk" PRIMARY KEY("store_id","user_id","day"),
	CONSTRAINT "buyer_days_previous" CHECK ("buyer_days"."previous" < "buyer_days"."day")
);
--> statement-breakpoint
CREATE TABLE "buyer_gaps" (
	"store_id" bigint NOT NULL,
	"day" date NOT NULL,
	"previous" date NOT NULL,
	"buyers" integer NOT NULL,
	CONSTRAINT "buyer_gaps_store_id_day_previous_pk" PRIMARY KEY("store_id","day","previous"),
	CONSTRAINT "buyer_gaps_previous" CHECK ("buyer_gaps"."previous" < "buyer_gaps"."day")
);
--> statement-breakpoint
CREATE TABLE "figures_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figures_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	CONSTRAINT "figures_pending_kind" CHECK ("figures_pending"."kind" in ('order', 'refund', 'bill', 'attempt'))
);
--> statement-breakpoint
CREATE TABLE "goods_periods" (
	"grain" text NOT NULL,
	"store_id" bigint NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"goods_id" bigint NOT NULL,
	"units" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "goods_periods_grain_store_id_start_at_goods_id_pk" PRIMARY KEY("grain","store_id","start_at","goods_id"),
	CONSTRAINT "goods_periods_start_at" CHECK (grain in ('day', 'month') and (start_at at time zone 'UTC') + interval '8 hours' = date_trunc(grain, (start_at at time zone 'UTC') + interval '8 hours')),
	CONSTRAINT "goods_periods_amount" CHECK (abs("goods_periods"."amount_cents") < 9007199254740992)
);
--> statement-breakpoint
CREATE TABLE "payment_periods" (
	"grain" text NOT NULL,
	"channel" text NOT NULL,
	"device" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"opened" integer NOT NULL,
	"paid" integer NOT NULL,
	"paid_cents" bigint NOT NULL,
	CONSTRAINT "payment_periods_grain_start_at_channel_device_pk" PRIMARY KEY("grain","start_at","channel","device"),
	CONSTRAINT "payment_periods_start_at" CHECK (grain in ('day') and (start_at at time zone 'UTC') + interval '8 hours' = date_trunc(grain, (start_at at time zone 'UTC') + interval '8 hours')),
	CONSTRAINT "payment_periods_sums" CHECK ("payment_periods"."opened" >= 0 and "payment_periods"."paid" >= 0 and "payment_periods"."paid_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales_parts" (
	"grain" text NOT NULL,
	"store_id" bigint NOT NULL,
	"part" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"orders" integer NOT NULL,
	"sales_cents" bigint NOT NULL,
	CONSTRAINT "sales_parts_grain_store_id_part_start_at_name_pk" PRIMARY KEY("grain","store_id","part","start_at","name"),
	CONSTRAINT "sales_parts_start_at" CHECK (grain in ('day', 'month') and (start_at at time zone 'UTC') + interval '8 hours' = date_trunc(grain, (start_at at time zone 'UTC') + interval '8 hours')),
	CONSTRAINT "sales_parts_part" CHECK ("sales_parts"."part" in ('province', 'method')),
	CONSTRAINT "sales_parts_sums" CHECK ("sales_parts"."orders" >= 0 and "sales_parts"."sales_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales_periods" (
	"grain" text NOT NULL,
	"store_id" bigint NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"orders" integer NOT NULL,
	"sales_cents" bigint NOT NULL,
	"subsidy_cents" bigint NOT NULL,
	"units" integer NOT NULL,
	"refunds" integer NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"refunded_units" integer NOT NULL,
	CONSTRAINT "sales_periods_grain_store_id_start_at_pk" PRIMARY KEY("grain","store_id","start_at"),
	CONSTRAINT "sales_periods_start_at" CHECK (grain in ('hour', 'day', 'month') and (start_at at time zone 'UTC') + interval '8 hours' = date_trunc(grain, (start_at at time zone 'UTC') + interval '8 hours')),
	CONSTRAINT "sales_periods_sums" CHECK ("sales_periods"."orders" >= 0 and "sales_periods"."sales_cents" >= 0 and "sales_periods"."subsidy_cents" >= 0 and "sales_periods"."units" >= 0 and "sales_periods"."refunds" >= 0 and "sales_periods"."refunded_cents" >= 0 and "sales_periods"."refunded_units" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "refunded_num" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_periods_start" ON "goods_periods" USING btree ("grain","start_at");--> statement-breakpoint
CREATE INDEX "sales_periods_start" ON "sales_periods" USING btree ("grain","start_at");--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refunded" CHECK ("refund_lines"."refunded_num" between 0 and "refund_lines"."buy_num");--> statement-breakpoint
-- Pieces of past refunds: all of a request's where goods came back, were never shipped, or all of their money went back; where that does not
-- add up to what the line says, the line is followed.
update refund_lines f set refunded_num = case when r.kind <> 'refund' or not f.is_sent or f.amount_cents = f.most_cents then f.buy_num else 0 end
  from refunds r where r.id = f.refund_id and r.status = 'refunded';
--> statement-breakpoint
update refund_lines f set refunded_num = least(f.buy_num, greatest(0, d.refunded_num - d.before))
  from (select f.id, l.refunded_num,
               coalesce(sum(f.buy_num) over (partition by l.id order by r.ended_at, f.id rows between unbounded preceding and 1 preceding), 0)::int as before,
               sum(f.refunded_num) over (partition by l.id) as told
          from refund_lines f join refunds r on r.id = f.refund_id and r.status = 'refunded'
          join order_lines l on l.id = f.order_line_id) d
 where d.id = f.id and d.told <> d.refunded_num;
--> statement-breakpoint
-- What was paid and opened before there were sums; a timer folds it.
insert into figures_pending (kind, ref_id)
select 'order', id from orders where paid_at is not null
union all select 'refund', id from refunds where status = 'refunded'
union all select 'bill', id from bills where status = 'paid'
union all select 'attempt', id from payment_attempts;
--> statement-breakpoint
create function figures_note() returns trigger language plpgsql as $$
begin
  insert into figures_pending (kind, ref_id) values (tg_argv[0], new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger orders_figures after update of paid_at on orders for each row
  when (old.paid_at is null and new.paid_at is not null) execute function figures_note('order');
--> statement-breakpoint
create trigger orders_figures_new after insert on orders for each row
  when (new.paid_at is not null) execute function figures_note('order');
--> statement-breakpoint
create trigger refunds_figures after update of status on refunds for each row
  when (old.status <> 'refunded' and new.status = 'refunded') execute function figures_note('refund');
--> statement-breakpoint
create trigger refunds_figures_new after insert on refunds for each row
  when (new.status = 'refunded') execute function figures_note('refund');
--> statement-breakpoint
create trigger bills_figures after update of status on bills for each row
  when (old.status <> 'paid' and new.status = 'paid') execute function figures_note('bill');
--> statement-breakpoint
create trigger bills_figures_new after insert on bills for each row
  when (new.status = 'paid') execute function figures_note('bill');
--> statement-breakpoint
create trigger payment_attempts_figures after insert on payment_attempts for each row
  execute function figures_note('attempt');
