CREATE TABLE "report_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint GENERATED ALWAYS AS (case when area = 'Seller' then account_id end) STORED,
	"admin_id" bigint GENERATED ALWAYS AS (case when area = 'Admin' then account_id end) STORED,
	"store_id" bigint,
	"scope" bigint GENERATED ALWAYS AS (coalesce(store_id, 0)) STORED NOT NULL,
	"is_on" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_subscriptions_account" UNIQUE("area","account_id"),
	CONSTRAINT "report_subscriptions_area" CHECK ("report_subscriptions"."area" in ('Seller', 'Admin')),
	CONSTRAINT "report_subscriptions_of" CHECK (("report_subscriptions"."area" = 'Admin') = ("report_subscriptions"."store_id" is null))
);
--> statement-breakpoint
CREATE TABLE "weekly_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weekly_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint,
	"scope" bigint GENERATED ALWAYS AS (coalesce(store_id, 0)) STORED NOT NULL,
	"week" date NOT NULL,
	"figures" jsonb NOT NULL,
	"is_late" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "weekly_reports_once" UNIQUE("scope","week"),
	CONSTRAINT "weekly_reports_monday" CHECK (extract(isodow from "weekly_reports"."week") = 1)
);
--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_subscriptions_store" ON "report_subscriptions" USING btree ("store_id") WHERE "report_subscriptions"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "report_subscriptions_user" ON "report_subscriptions" USING btree ("user_id") WHERE "report_subscriptions"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "report_subscriptions_admin" ON "report_subscriptions" USING btree ("admin_id") WHERE "report_subscriptions"."admin_id" is not null;--> statement-breakpoint
CREATE INDEX "weekly_reports_store" ON "weekly_reports" USING btree ("store_id") WHERE "weekly_reports"."store_id" is not null;
--> statement-breakpoint
-- A report stays as it was written.
create trigger weekly_reports_append_only before update or delete on weekly_reports for each row execute function history_refuse_change();
--> statement-breakpoint
create function weekly_reports_note() returns trigger language plpgsql as $$
begin
  if not new.is_late then perform note_event('report_written', new.id, '', new.created_at); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger weekly_reports_note after insert on weekly_reports for each row execute function weekly_reports_note();
