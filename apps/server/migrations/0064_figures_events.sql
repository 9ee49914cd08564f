CREATE TABLE "new_user_days" (
	"day" date PRIMARY KEY NOT NULL,
	"users" integer NOT NULL,
	CONSTRAINT "new_user_days_users" CHECK ("new_user_days"."users" >= 0)
);
--> statement-breakpoint
ALTER TABLE "figures_pending" DROP CONSTRAINT "figures_pending_kind";--> statement-breakpoint
-- A paid bill is counted by the attempt that paid it; those of nothing have none.
insert into figures_pending (kind, ref_id)
select 'success', a.id from figures_pending p join payment_attempts a on a.bill_id = p.ref_id and a.status = 'succeeded' where p.kind = 'bill';
--> statement-breakpoint
delete from figures_pending where kind = 'bill';
--> statement-breakpoint
insert into figures_pending (kind, ref_id) select 'user', id from users where belong_id is null;
--> statement-breakpoint
ALTER TABLE "figures_pending" ADD CONSTRAINT "figures_pending_kind" CHECK ("figures_pending"."kind" in ('order', 'refund', 'attempt', 'success', 'paid', 'user'));
--> statement-breakpoint
drop trigger bills_figures on bills;
--> statement-breakpoint
drop trigger bills_figures_new on bills;
--> statement-breakpoint
drop trigger payment_attempts_figures on payment_attempts;
--> statement-breakpoint
create trigger payment_attempts_figures after insert on payment_attempts for each row
  when (new.status <> 'succeeded') execute function figures_note('attempt');
--> statement-breakpoint
create trigger payment_attempts_figures_paid after insert on payment_attempts for each row
  when (new.status = 'succeeded') execute function figures_note('paid');
--> statement-breakpoint
create trigger payment_attempts_figures_success after update of status on payment_attempts for each row
  when (old.status <> 'succeeded' and new.status = 'succeeded') execute function figures_note('success');
--> statement-breakpoint
create trigger users_figures after insert on users for each row
  when (new.belong_id is null) execute function figures_note('user');
