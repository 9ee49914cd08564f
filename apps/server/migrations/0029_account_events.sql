-- What open pages of an account are told, with the commit: kernel/events listens. Ids only.
create function bills_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_events', json_build_object(
    'area', 'Home', 'account_id', new.user_id, 'topic', 'bill',
    'data', json_build_object('kind', new.kind, 'id', new.ref_id, 'status', new.status))::text);
  return null;
end $$;
--> statement-breakpoint
create trigger bills_tell after update of status on bills for each row
  when (old.status is distinct from new.status) execute function bills_tell();
--> statement-breakpoint
-- However a session ends, its streams end with it.
create function sessions_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_events', json_build_object('session_id', old.id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_tell after delete on sessions for each row execute function sessions_tell();
