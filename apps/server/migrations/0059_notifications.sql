CREATE TABLE "sms_sendings" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_sendings_state" CHECK ("sms_sendings"."state" in ('sending', 'waiting', 'done'))
);
--> statement-breakpoint
CREATE TABLE "notification_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "notification_events_once" UNIQUE("event","ref_id","detail")
);
--> statement-breakpoint
CREATE TABLE "notification_switches" (
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_switches_area_account_id_kind_pk" PRIMARY KEY("area","account_id","kind"),
	CONSTRAINT "notification_switches_area" CHECK ("notification_switches"."area" in ('Home', 'Seller', 'Admin')),
	CONSTRAINT "notification_switches_fixed" CHECK ("notification_switches"."is_on" or "notification_switches"."kind" not in ('refund', 'settlement', 'withdrawal', 'security', 'reconciliation'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint GENERATED ALWAYS AS (case when area <> 'Admin' then account_id end) STORED,
	"admin_id" bigint GENERATED ALWAYS AS (case when area = 'Admin' then account_id end) STORED,
	"event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"params" jsonb NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_once" UNIQUE("event_id","area","account_id"),
	CONSTRAINT "notifications_area" CHECK ("notifications"."area" in ('Home', 'Seller', 'Admin'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_sendings_created_at" ON "sms_sendings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_events_untold" ON "notification_events" USING btree ("id") WHERE "notification_events"."told_at" is null;--> statement-breakpoint
CREATE INDEX "notification_events_created_at" ON "notification_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("area","account_id","id");--> statement-breakpoint
CREATE INDEX "notifications_kind" ON "notifications" USING btree ("area","account_id","kind","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("area","account_id","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id") WHERE "notifications"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_admin" ON "notifications" USING btree ("admin_id") WHERE "notifications"."admin_id" is not null;--> statement-breakpoint
-- What people are told of (rules §10) is noted in the transaction of the change, whichever code makes it. The columns and moves
-- named here are those that somebody wants to know of.
create function note_event(event text, ref_id bigint, detail text, at timestamptz) returns void language sql as $$
  insert into notification_events (event, ref_id, detail, created_at) values (event, ref_id, detail, at) on conflict do nothing
$$;
--> statement-breakpoint
create function order_history_note() returns trigger language plpgsql as $$
begin
  perform note_event('order_' || new.move, new.order_id, case when new.move = 'cancel' then new.by_kind else '' end, new.created_at);
  return null;
end $$;
--> statement-breakpoint
create trigger order_history_note after insert on order_history for each row
  when (new.move in ('pay', 'complete_group', 'fail_group', 'ship') or new.move = 'cancel' and new.by_kind in ('timer', 'admin')
        or new.move = 'receive' and new.by_kind = 'timer')
  execute function order_history_note();
--> statement-breakpoint
create function refund_logs_note() returns trigger language plpgsql as $$
begin
  perform note_event('refund_' || new.event, new.refund_id, new.id::text, new.created_at);
  return null;
end $$;
--> statement-breakpoint
create trigger refund_logs_note after insert on refund_logs for each row execute function refund_logs_note();
--> statement-breakpoint
create function withdrawals_note() returns trigger language plpgsql as $$
begin
  perform note_event('withdrawal_' || new.status, new.id, '',
                     coalesce(new.bounced_at, new.paid_at, new.decided_at, new.created_at));
  return null;
end $$;
--> statement-breakpoint
create trigger withdrawals_note after insert on withdrawals for each row execute function withdrawals_note();
--> statement-breakpoint
create trigger withdrawals_note_status after update of status on withdrawals for each row
  when (old.status is distinct from new.status and new.status <> 'cancelled') execute function withdrawals_note();
--> statement-breakpoint
create function settlement_statements_note() returns trigger language plpgsql as $$
begin
  perform note_event('settled', new.id, '', new.created_at);
  return null;
end $$;
--> statement-breakpoint
create trigger settlement_statements_note after update of state on settlement_statements for each row
  when (old.state <> 'closed' and new.state = 'closed') execute function settlement_statements_note();
--> statement-breakpoint
-- One a day and channel, however many differences there are.
create function reconciliation_differences_note() returns trigger language plpgsql as $$
begin
  if not exists (select from reconciliation_differences
                  where channel = new.channel and day = new.day and id < new.id) then
    perform note_event('difference', new.id, '', new.created_at);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger reconciliation_differences_note after insert on reconciliation_differences for each row
  execute function reconciliation_differences_note();
--> statement-breakpoint
create function stores_note() returns trigger language plpgsql as $$
begin
  if new.verify is distinct from old.verify then
    if new.verify = 'verifying' then perform note_event('store_applied', new.id, new.submissions::text, now()); end if;
    if new.verify = 'passed' then perform note_event('store_passed', new.id, '', coalesce(new.passed_at, now())); end if;
    if new.verify = 'denied' then perform note_event('store_denied', new.id, new.submissions::text, now()); end if;
  end if;
  if new.status is distinct from old.status and 'suspended' in (old.status, new.status) then
    perform note_event(case new.status when 'suspended' then 'store_suspended' else 'store_reopened' end, new.id,
                       clock_timestamp()::text, now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger stores_note after update of verify, status on stores for each row
  when (old.verify is distinct from new.verify or old.status is distinct from new.status) execute function stores_note();
--> statement-breakpoint
create function document_changes_note() returns trigger language plpgsql as $$
begin
  perform note_event(case new.status when 'pending' then 'documents_changed' else 'documents_' || new.status end, new.id, '',
                     coalesce(new.decided_at, new.created_at));
  return null;
end $$;
--> statement-breakpoint
create trigger document_changes_note after insert on document_changes for each row execute function document_changes_note();
--> statement-breakpoint
create trigger document_changes_note_status after update of status on document_changes for each row
  when (old.status is distinct from new.status) execute function document_changes_note();
--> statement-breakpoint
create function goods_versions_note() returns trigger language plpgsql as $$
begin
  perform note_event(case new.state when 'to_review' then 'goods_submitted' else 'goods_rejected' end, new.id, '', now());
  return null;
end $$;
--> statement-breakpoint
create trigger goods_versions_note after insert on goods_versions for each row execute function goods_versions_note();
--> statement-breakpoint
create trigger goods_versions_note_state after update of state on goods_versions for each row
  when (old.state is distinct from new.state) execute function goods_versions_note();
--> statement-breakpoint
create function goods_note() returns trigger language plpgsql as $$
declare
  today constant text := to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD');
begin
  if new.off_reason is distinct from old.off_reason and (new.off_reason is null or old.off_reason is null) then
    perform note_event(case when new.off_reason is null then 'goods_reinstated' else 'goods_taken_down' end, new.id,
                       clock_timestamp()::text, now());
  end if;
  if old.review <> 'examined' and new.review = 'examined' then
    perform note_event('goods_approved', new.id, clock_timestamp()::text, now());
  end if;
  -- At most once a day, so that nobody is told each time a price is tried out.
  if new.price_cents < old.price_cents and exists (
    select from favorites where goods_id = new.id and removed_at is null and price_cents > new.price_cents) then
    perform note_event('goods_cheaper', new.id, today, now());
  end if;
  if old.sold_out and not new.sold_out and exists (select from favorites where goods_id = new.id and removed_at is null) then
    perform note_event('goods_back', new.id, today, now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger goods_note after update of price_cents, sold_out, off_reason, review on goods for each row
  when (new.price_cents < old.price_cents or old.sold_out and not new.sold_out or old.off_reason is distinct from new.off_reason
        or old.review <> 'examined' and new.review = 'examined')
  execute function goods_note();
--> statement-breakpoint
create function skus_note() returns trigger language plpgsql as $$
begin
  if exists (select from stock_notices where sku_id = new.id) then
    perform note_event('sku_back', new.id, to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger skus_note after update of on_hand, reserved on skus for each row
  when (old.on_hand <= old.reserved and new.on_hand > new.reserved) execute function skus_note();
--> statement-breakpoint
create function claimed_coupons_note() returns trigger language plpgsql as $$
begin
  perform note_event('coupon_sent', new.id, '', new.created_at);
  return null;
end $$;
--> statement-breakpoint
create trigger claimed_coupons_note after insert on claimed_coupons for each row
  when (new.source = 'sent') execute function claimed_coupons_note();
--> statement-breakpoint
create function seckill_reminders_note() returns trigger language plpgsql as $$
begin
  -- A start that was put off is another one.
  perform note_event('flash_sale_near', new.seckill_id, new.user_id || ' ' || extract(epoch from new.sent_for)::bigint, now());
  return null;
end $$;
--> statement-breakpoint
create trigger seckill_reminders_note after update of sent_for on seckill_reminders for each row
  when (new.sent_for is distinct from old.sent_for and new.sent_for is not null) execute function seckill_reminders_note();
--> statement-breakpoint
create function users_note() returns trigger language plpgsql as $$
declare
  change constant text := clock_timestamp()::text;
begin
  if new.closed_at is not null then return null; end if;
  -- A password that is hashed anew at a login was not changed.
  if new.password_hash <> old.password_hash and new.secured_at is distinct from old.secured_at then
    perform note_event('password_changed', new.id, change, now());
  end if;
  if new.pay_password_hash <> old.pay_password_hash then perform note_event('pay_password_changed', new.id, change, now()); end if;
  if new.phone <> old.phone then perform note_event('phone_changed', new.id, change, now()); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger users_note after update of password_hash, pay_password_hash, phone on users for each row
  when (new.password_hash <> old.password_hash or new.pay_password_hash <> old.pay_password_hash or new.phone <> old.phone)
  execute function users_note();
--> statement-breakpoint
-- Open pages are told by the socket that there is something new: its id alone.
create function notifications_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('socket_events', json_build_object(
    'to', case new.area when 'Home' then 'shopper' when 'Seller' then 'seller' else 'admin' end, 'id', new.account_id,
    'topic', 'notification', 'data', json_build_object('id', new.id))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger notifications_tell after insert on notifications for each row execute function notifications_tell();
