CREATE TABLE "audit_days" (
	"day" date PRIMARY KEY NOT NULL,
	"links" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"seal" "bytea",
	"closed_at" timestamp with time zone,
	CONSTRAINT "audit_days_links" CHECK ("audit_days"."links" > 0),
	CONSTRAINT "audit_days_hashes" CHECK (length("audit_days"."hash") = 32 and ("audit_days"."seal" is null or length("audit_days"."seal") = 32)),
	CONSTRAINT "audit_days_closed" CHECK (("audit_days"."seal" is null) = ("audit_days"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"id" bigint PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"nth" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_links_nth" UNIQUE("day","nth"),
	CONSTRAINT "audit_links_hash" CHECK ("audit_links"."nth" > 0 and length("audit_links"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "audit_unlinked" (
	"id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_id_audit_logs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."audit_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_unlinked" ADD CONSTRAINT "audit_unlinked_id_audit_logs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."audit_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_days_open" ON "audit_days" USING btree ("day") WHERE "audit_days"."seal" is null;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_undoes_audit_logs_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."audit_logs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_logs_undoes" ON "audit_logs" USING btree ("undoes") WHERE "audit_logs"."undoes" is not null;
--> statement-breakpoint
-- Rows get their link after the commit (decision 0165).
create function audit_await_link() returns trigger language plpgsql as $$
begin
  insert into audit_unlinked (id) select id from added;
  return null;
end
$$;
--> statement-breakpoint
create trigger audit_logs_await_link after insert on audit_logs referencing new table as added for each statement execute function audit_await_link();
--> statement-breakpoint
insert into audit_unlinked (id) select id from audit_logs;
--> statement-breakpoint
-- The SHA-256 of all that a row of the audit log says. Columns that are null are left out, so that rows keep their digest when a column is added.
create function audit_digest(entry audit_logs) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_strip_nulls(jsonb_build_object(
    'id', entry.id, 'area', entry.area, 'admin_id', entry.admin_id, 'user_id', entry.user_id, 'store_id', entry.store_id,
    'action', entry.action, 'target', entry.target, 'before', entry.before::text, 'after', entry.after::text, 'ip', entry.ip,
    'request_id', entry.request_id, 'undoes', entry.undoes, 'created_at', (extract(epoch from entry.created_at) * 1000000)::bigint
  ))::text, 'UTF8'))
$$;
--> statement-breakpoint
-- The day of an instant in the zone of the wire.
create function audit_day(at timestamptz) returns date language sql immutable as $$
  select ((at at time zone 'UTC') + interval '8 hours')::date
$$;
--> statement-breakpoint
create trigger audit_links_append_only before update or delete on audit_links for each row execute function audit_refuse_change();
--> statement-breakpoint
-- A day grows until it is closed, and stays.
create function audit_days_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.seal is null and new.day = old.day then return new; end if;
  raise exception 'a closed day of the audit log stays as it is' using constraint = 'audit_append_only', errcode = 'check_violation';
end
$$;
--> statement-breakpoint
create trigger audit_days_closed before update or delete on audit_days for each row execute function audit_days_refuse_change();
--> statement-breakpoint
-- The seal of a day: the SHA-256 of the seal before it, the day, its number of links and its last hash.
create function audit_seal(previous bytea, closing audit_days) returns bytea language sql immutable as $$
  select sha256(coalesce(previous, ''::bytea) || convert_to(to_char(closing.day, 'YYYY-MM-DD') || ' ' || closing.links, 'UTF8') || closing.hash)
$$;
