-- What was done stays told: rows of the audit log are never changed nor removed one by one.
create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using constraint = 'audit_append_only', errcode = 'check_violation';
end
$$;
--> statement-breakpoint
create trigger audit_logs_append_only before update or delete on audit_logs for each row execute function audit_refuse_change();
