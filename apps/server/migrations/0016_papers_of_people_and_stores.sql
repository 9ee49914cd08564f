CREATE TABLE "real_names" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"card_no" text NOT NULL,
	"card_hash" "bytea" NOT NULL,
	"card_t" text NOT NULL,
	"card_b" text NOT NULL,
	"bank_no" text NOT NULL,
	"bank_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"store_company_name" text DEFAULT '' NOT NULL,
	"business_license" text DEFAULT '' NOT NULL,
	"business_license_no" text DEFAULT '' NOT NULL,
	"legal_person" text DEFAULT '' NOT NULL,
	"store_phone" text DEFAULT '' NOT NULL,
	"id_card_no" text DEFAULT '' NOT NULL,
	"id_card_hash" "bytea",
	"id_card_t" text DEFAULT '' NOT NULL,
	"id_card_b" text DEFAULT '' NOT NULL,
	"emergency_contact" text DEFAULT '' NOT NULL,
	"emergency_contact_phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "paper_changes_decided" CHECK (("paper_changes"."status" = 'pending') = ("paper_changes"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "store_papers" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"store_company_name" text DEFAULT '' NOT NULL,
	"business_license" text DEFAULT '' NOT NULL,
	"business_license_no" text DEFAULT '' NOT NULL,
	"legal_person" text DEFAULT '' NOT NULL,
	"store_phone" text DEFAULT '' NOT NULL,
	"id_card_no" text DEFAULT '' NOT NULL,
	"id_card_hash" "bytea",
	"id_card_t" text DEFAULT '' NOT NULL,
	"id_card_b" text DEFAULT '' NOT NULL,
	"emergency_contact" text DEFAULT '' NOT NULL,
	"emergency_contact_phone" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "submissions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "suspend_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "vacation_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "vacation_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "reopens" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_changes" ADD CONSTRAINT "paper_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_papers" ADD CONSTRAINT "store_papers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "real_names_card" ON "real_names" USING btree ("card_hash");--> statement-breakpoint
CREATE INDEX "paper_changes_store" ON "paper_changes" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_changes_one_pending" ON "paper_changes" USING btree ("store_id") WHERE "paper_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "paper_changes_queue" ON "paper_changes" USING btree ("decided_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "store_papers_phone_prefix" ON "store_papers" USING btree ("store_phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "store_papers_name_tokens" ON "store_papers" USING gin (name_tokens("store_company_name"));--> statement-breakpoint
CREATE INDEX "stores_verify" ON "stores" USING btree ("verify","id");--> statement-breakpoint
CREATE INDEX "stores_status" ON "stores" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "stores_created_at" ON "stores" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stores_name_tokens" ON "stores" USING gin (name_tokens("store_name" ->> 'zh-cn'),name_tokens("store_name" ->> 'en'));--> statement-breakpoint
CREATE INDEX "stores_vacation" ON "stores" USING btree ("vacation_from") WHERE "stores"."vacation_from" is not null;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_vacation_window" CHECK (num_nulls("stores"."vacation_from", "stores"."vacation_until") <> 1 and "stores"."vacation_from" < "stores"."vacation_until");--> statement-breakpoint
-- Whether a store is the buyer's own (rules §2): as its owner or staff, by the phone or identity number of its papers, or
-- by the real name of its owner or staff.
create function is_own_store(buyer bigint, shop bigint) returns boolean language sql stable as $$
  select exists (
    select from stores s
      join users b on b.id = buyer
      left join real_names r on r.user_id = b.id
      left join store_papers p on p.store_id = s.id
     where s.id = shop
       and (s.user_id in (b.id, b.belong_id)
         or p.store_phone = b.phone
         or p.id_card_hash = r.card_hash
         or exists (select from real_names x join users w on w.id = x.user_id
                     where x.card_hash = r.card_hash and s.user_id in (w.id, w.belong_id)))
  )
$$;
