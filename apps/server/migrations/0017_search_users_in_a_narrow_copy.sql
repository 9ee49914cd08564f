CREATE TABLE "user_search" (
	"id" bigint PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"username" text NOT NULL,
	"phone" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_status";--> statement-breakpoint
DROP INDEX "users_phone_prefix";--> statement-breakpoint
DROP INDEX "users_name_tokens";--> statement-breakpoint
ALTER TABLE "user_search" ADD CONSTRAINT "user_search_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_search_names" ON "user_search" USING gin (name_tokens("nickname"),name_tokens("username"));--> statement-breakpoint
CREATE INDEX "user_search_phone" ON "user_search" USING btree ("phone" text_pattern_ops,"id","status");--> statement-breakpoint
CREATE INDEX "user_search_status" ON "user_search" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "user_search_created_at" ON "user_search" USING btree ("created_at","id","status");--> statement-breakpoint
create function users_copy_searched() returns trigger language plpgsql as $$
begin
  insert into user_search (id, nickname, username, phone, status, created_at)
  values (new.id, new.nickname, new.username, new.phone, new.status, new.created_at)
  on conflict (id) do update set nickname = new.nickname, username = new.username, phone = new.phone,
    status = new.status, created_at = new.created_at;
  return null;
end $$;
--> statement-breakpoint
create trigger users_searched after insert or update of nickname, username, phone, status, created_at on users
  for each row execute function users_copy_searched();
--> statement-breakpoint
insert into user_search (id, nickname, username, phone, status, created_at)
select id, nickname, username, phone, status, created_at from users order by id;
