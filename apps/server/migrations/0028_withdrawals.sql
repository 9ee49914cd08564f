CREATE TABLE "bank_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"store_id" bigint,
	"name" text NOT NULL,
	"bank_name" text NOT NULL,
	"card_no_sealed" text NOT NULL,
	"card_tail" text NOT NULL,
	"card_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_cards_user" UNIQUE("user_id","card_hash"),
	CONSTRAINT "bank_cards_store" UNIQUE("store_id","card_hash"),
	CONSTRAINT "bank_cards_one_owner" CHECK (num_nonnulls("bank_cards"."user_id", "bank_cards"."store_id") = 1),
	CONSTRAINT "bank_cards_sealed" CHECK ("bank_cards"."card_no_sealed" like 'sealed:%'),
	CONSTRAINT "bank_cards_tail" CHECK ("bank_cards"."card_tail" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_no" text NOT NULL,
	"user_id" bigint,
	"store_id" bigint,
	"owner_kind" text GENERATED ALWAYS AS (case when user_id is null then 'store' else 'user' end) STORED NOT NULL,
	"money_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"name" text NOT NULL,
	"bank_name" text NOT NULL,
	"card_no_sealed" text NOT NULL,
	"card_tail" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"needs_second" boolean NOT NULL,
	"first_approver_id" bigint,
	"decider_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"bank_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	CONSTRAINT "withdrawals_no" UNIQUE("withdrawal_no"),
	CONSTRAINT "withdrawals_one_owner" CHECK (num_nonnulls("withdrawals"."user_id", "withdrawals"."store_id") = 1),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."fee_cents" >= 0 and "withdrawals"."money_cents" > "withdrawals"."fee_cents"),
	CONSTRAINT "withdrawals_sealed" CHECK ("withdrawals"."card_no_sealed" = '' or "withdrawals"."card_no_sealed" like 'sealed:%'),
	CONSTRAINT "withdrawals_decided" CHECK (("withdrawals"."status" = 'requested') = ("withdrawals"."decided_at" is null)),
	CONSTRAINT "withdrawals_decider" CHECK (("withdrawals"."status" not in ('requested', 'cancelled')) = ("withdrawals"."decider_id" is not null)),
	CONSTRAINT "withdrawals_second_approver" CHECK ("withdrawals"."status" not in ('approved', 'paid', 'bounced') or not "withdrawals"."needs_second" or coalesce("withdrawals"."first_approver_id" <> "withdrawals"."decider_id", false)),
	CONSTRAINT "withdrawals_paid" CHECK (("withdrawals"."status" in ('paid', 'bounced')) = ("withdrawals"."paid_at" is not null) and ("withdrawals"."paid_at" is null) = ("withdrawals"."bank_reference" is null)),
	CONSTRAINT "withdrawals_bounced" CHECK (("withdrawals"."status" = 'bounced') = ("withdrawals"."bounced_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_first_approver_id_admins_id_fk" FOREIGN KEY ("first_approver_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decider_id_admins_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_bank_reference" ON "withdrawals" USING btree ("bank_reference") WHERE "withdrawals"."bank_reference" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_store" ON "withdrawals" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_first_approver" ON "withdrawals" USING btree ("first_approver_id") WHERE "withdrawals"."first_approver_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_decider" ON "withdrawals" USING btree ("decider_id") WHERE "withdrawals"."decider_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "withdrawals_created_at" ON "withdrawals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_money" ON "withdrawals" USING btree ("money_cents","id");