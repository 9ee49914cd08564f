CREATE TABLE "ledger_checkpoints" (
	"before" timestamp with time zone NOT NULL,
	"owner_kind" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"accounts" integer NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_checkpoints_kind" PRIMARY KEY("before","owner_kind","kind")
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "held_for" text;--> statement-breakpoint
-- What was booked before gets the column that `post` fills from now on.
alter table ledger_postings disable trigger ledger_postings_append_only;
--> statement-breakpoint
update ledger_postings p set held_for = a.owner_kind
  from ledger_accounts a where a.id = p.account_id and a.owner_kind in ('order', 'refund');
--> statement-breakpoint
alter table ledger_postings enable trigger ledger_postings_append_only;
--> statement-breakpoint
CREATE INDEX "ledger_accounts_created_at" ON "ledger_accounts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_held" ON "ledger_postings" USING btree ("held_for","id") WHERE "ledger_postings"."held_for" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_unlogged_created_at" ON "ledger_postings" USING btree ("created_at") WHERE "ledger_postings"."log_kind" is null;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_held_unlogged" CHECK ("ledger_postings"."held_for" is null or "ledger_postings"."log_kind" is null);