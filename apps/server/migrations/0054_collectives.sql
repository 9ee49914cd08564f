CREATE TABLE "collective_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collective_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_no" text NOT NULL,
	"collective_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"off_bp" integer NOT NULL,
	"people" integer NOT NULL,
	"hours" integer NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_refunding" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collective_groups_no" UNIQUE("group_no"),
	CONSTRAINT "collective_groups_people" UNIQUE("id","people"),
	CONSTRAINT "collective_groups_activity" UNIQUE("id","activity_id"),
	CONSTRAINT "collective_groups_refunding" CHECK (not "collective_groups"."is_refunding" or "collective_groups"."state" = 'failed'),
	CONSTRAINT "collective_groups_terms" CHECK ("collective_groups"."off_bp" between 1 and 9999 and "collective_groups"."people" between 2 and 100 and "collective_groups"."hours" between 1 and 168),
	CONSTRAINT "collective_groups_opened" CHECK (("collective_groups"."opened_at" is null) = ("collective_groups"."expires_at" is null)
        and ("collective_groups"."state" in ('founding', 'failed') or "collective_groups"."opened_at" is not null)
        and ("collective_groups"."state" <> 'founding' or "collective_groups"."opened_at" is null)),
	CONSTRAINT "collective_groups_ended" CHECK (("collective_groups"."ended_at" is not null) = ("collective_groups"."state" in ('completed', 'failed'))),
	CONSTRAINT "collective_groups_in_time" CHECK ("collective_groups"."state" <> 'completed' or "collective_groups"."ended_at" < "collective_groups"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "collective_seats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collective_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"people" integer NOT NULL,
	"seat_no" integer NOT NULL,
	"activity_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"is_founder" boolean NOT NULL,
	"order_group_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"state" text NOT NULL,
	"pieces" integer NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collective_seats_order_group" UNIQUE("order_group_id"),
	CONSTRAINT "collective_seats_order" UNIQUE("order_id"),
	CONSTRAINT "collective_seats_no" CHECK ("collective_seats"."seat_no" between 1 and "collective_seats"."people"),
	CONSTRAINT "collective_seats_pieces" CHECK ("collective_seats"."pieces" between 0 and 999),
	CONSTRAINT "collective_seats_paid" CHECK (("collective_seats"."state" not in ('held', 'lost') or "collective_seats"."paid_at" is null) and ("collective_seats"."state" not in ('paid', 'returned') or "collective_seats"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "collectives" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collectives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"off_bp" integer NOT NULL,
	"people" integer NOT NULL,
	"hours" integer NOT NULL,
	"max_per_person" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"is_draft" boolean NOT NULL,
	"activity_id" bigint,
	"stopped_at" timestamp with time zone,
	"stopped_by" text,
	"stop_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collectives_activity" UNIQUE("activity_id"),
	CONSTRAINT "collectives_window" CHECK ("collectives"."end_time" > "collectives"."start_time"),
	CONSTRAINT "collectives_terms" CHECK ("collectives"."off_bp" between 1 and 9999 and "collectives"."people" between 2 and 100 and "collectives"."hours" between 1 and 168
        and "collectives"."max_per_person" between 1 and 999),
	CONSTRAINT "collectives_stopped" CHECK (("collectives"."stopped_at" is null) = ("collectives"."stopped_by" is null) and ("collectives"."stopped_at" is null) = ("collectives"."stop_reason" = '')
        and ("collectives"."stopped_at" is null or not "collectives"."is_draft")),
	CONSTRAINT "collectives_draft" CHECK ("collectives"."is_draft" = ("collectives"."activity_id" is null))
);
--> statement-breakpoint
ALTER TABLE "goods_activities" ADD COLUMN "off_bp" integer;--> statement-breakpoint
ALTER TABLE "goods_activities" ADD COLUMN "people" integer;--> statement-breakpoint
ALTER TABLE "order_groups" ADD COLUMN "collective_group_id" bigint;--> statement-breakpoint
ALTER TABLE "collective_groups" ADD CONSTRAINT "collective_groups_collective_id_collectives_id_fk" FOREIGN KEY ("collective_id") REFERENCES "public"."collectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collective_groups" ADD CONSTRAINT "collective_groups_activity_id_goods_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."goods_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collective_groups" ADD CONSTRAINT "collective_groups_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collective_seats" ADD CONSTRAINT "collective_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collective_seats" ADD CONSTRAINT "collective_seats_group" FOREIGN KEY ("group_id","people") REFERENCES "public"."collective_groups"("id","people") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collective_seats" ADD CONSTRAINT "collective_seats_activity" FOREIGN KEY ("group_id","activity_id") REFERENCES "public"."collective_groups"("id","activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collectives" ADD CONSTRAINT "collectives_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collectives" ADD CONSTRAINT "collectives_activity_id_goods_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."goods_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collectives" ADD CONSTRAINT "collectives_goods" FOREIGN KEY ("store_id","goods_id") REFERENCES "public"."goods"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collective_groups_collective" ON "collective_groups" USING btree ("collective_id","id");--> statement-breakpoint
CREATE INDEX "collective_groups_of_activity" ON "collective_groups" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "collective_groups_goods" ON "collective_groups" USING btree ("goods_id","state");--> statement-breakpoint
CREATE INDEX "collective_groups_due" ON "collective_groups" USING btree ("expires_at") WHERE "collective_groups"."state" = 'open';--> statement-breakpoint
CREATE INDEX "collective_groups_refunding" ON "collective_groups" USING btree ("id") WHERE "collective_groups"."is_refunding";--> statement-breakpoint
CREATE UNIQUE INDEX "collective_seats_taken" ON "collective_seats" USING btree ("group_id","seat_no") WHERE "collective_seats"."state" in ('held', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "collective_seats_person" ON "collective_seats" USING btree ("group_id","user_id") WHERE "collective_seats"."state" in ('held', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "collective_seats_founder" ON "collective_seats" USING btree ("group_id") WHERE "collective_seats"."is_founder";--> statement-breakpoint
CREATE INDEX "collective_seats_of_group" ON "collective_seats" USING btree ("group_id","people");--> statement-breakpoint
CREATE INDEX "collective_seats_of_activity" ON "collective_seats" USING btree ("group_id","activity_id");--> statement-breakpoint
CREATE INDEX "collective_seats_user" ON "collective_seats" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "collectives_tenant" ON "collectives" USING btree ("store_id","goods_id");--> statement-breakpoint
CREATE INDEX "collectives_store" ON "collectives" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "collectives_store_start" ON "collectives" USING btree ("store_id","start_time","id");--> statement-breakpoint
CREATE INDEX "collectives_store_end" ON "collectives" USING btree ("store_id","end_time","id");--> statement-breakpoint
CREATE INDEX "collectives_start" ON "collectives" USING btree ("start_time","id");--> statement-breakpoint
CREATE INDEX "collectives_end" ON "collectives" USING btree ("end_time","id");--> statement-breakpoint
CREATE INDEX "collectives_goods_id" ON "collectives" USING btree ("goods_id");--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_collective_group_id_collective_groups_id_fk" FOREIGN KEY ("collective_group_id") REFERENCES "public"."collective_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_groups_collective" ON "order_groups" USING btree ("collective_group_id") WHERE "order_groups"."collective_group_id" is not null;--> statement-breakpoint
ALTER TABLE "goods_activities" ADD CONSTRAINT "goods_activities_terms" CHECK (("goods_activities"."kind" = 'collective') = ("goods_activities"."off_bp" is not null) and ("goods_activities"."kind" = 'collective') = ("goods_activities"."people" is not null)
        and "goods_activities"."off_bp" between 1 and 9999 and "goods_activities"."people" between 2 and 100);--> statement-breakpoint
-- What open pages of those with a seat are told, with the commit: kernel/events listens. Numbers only.
create function collectives_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_events', json_build_object(
            'area', 'Home', 'account_id', t.user_id, 'topic', 'collective',
            'data', json_build_object('group_no', g.group_no, 'state', g.state))::text)
     from collective_groups g join collective_seats t on t.group_id = g.id and t.state in ('held', 'paid')
    where g.id = case tg_table_name when 'collective_groups' then (to_jsonb(new)->>'id')::bigint
                                    else (to_jsonb(new)->>'group_id')::bigint end;
  return null;
end $$;
--> statement-breakpoint
create trigger collectives_tell after update of state on collective_groups for each row
  when (old.state is distinct from new.state) execute function collectives_tell();
--> statement-breakpoint
create trigger collectives_tell after update of state on collective_seats for each row
  when (old.state is distinct from new.state and (new.state = 'paid' or old.state = 'paid')) execute function collectives_tell();
