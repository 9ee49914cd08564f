ALTER TABLE "oauth_attempts" DROP CONSTRAINT "oauth_attempts_identity";--> statement-breakpoint
ALTER TABLE "oauth_attempts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "oauth_attempts" ADD CONSTRAINT "oauth_attempts_identity" CHECK (num_nulls("oauth_attempts"."provider", "oauth_attempts"."app_id", "oauth_attempts"."openid", "oauth_attempts"."nickname") in (0, 4)
          and ("oauth_attempts"."openid" is null or ("oauth_attempts"."answered_at" is not null and "oauth_attempts"."session_id" is null))
          and (("oauth_attempts"."union_id" is null and "oauth_attempts"."phone" is null) or "oauth_attempts"."openid" is not null));--> statement-breakpoint
create function oauth_logins_note() returns trigger language plpgsql as $$
begin
  -- That the account which a login opens has that login is no news.
  if tg_op = 'INSERT' then
    if exists (select from users where id = new.user_id and created_at < new.created_at - interval '1 minute') then
      perform note_event('login_bound', new.user_id, new.provider || ' ' || clock_timestamp(), new.created_at);
    end if;
  else
    perform note_event('login_unbound', old.user_id, old.provider || ' ' || clock_timestamp(), now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger oauth_logins_note after insert or delete on oauth_logins for each row execute function oauth_logins_note();
