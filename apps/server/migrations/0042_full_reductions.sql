CREATE TABLE "full_reductions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "full_reductions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"money_cents" bigint NOT NULL,
	"use_money_cents" bigint NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"stopped_at" timestamp with time zone,
	"stopped_by" text,
	"stop_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "full_reductions_window" CHECK ("full_reductions"."start_time" < "full_reductions"."end_time"),
	CONSTRAINT "full_reductions_amounts" CHECK ("full_reductions"."money_cents" > 0 and "full_reductions"."money_cents" < "full_reductions"."use_money_cents"),
	CONSTRAINT "full_reductions_stopped" CHECK (("full_reductions"."stopped_at" is null) = ("full_reductions"."stopped_by" is null) and ("full_reductions"."stopped_at" is null or not "full_reductions"."is_draft")),
	CONSTRAINT "full_reductions_stopped_by" CHECK ("full_reductions"."stopped_by" in ('store', 'platform'))
);
--> statement-breakpoint
ALTER TABLE "full_reductions" ADD CONSTRAINT "full_reductions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "full_reductions_ends" ON "full_reductions" USING btree ("store_id","end_time");--> statement-breakpoint
CREATE INDEX "full_reductions_starts" ON "full_reductions" USING btree ("store_id","start_time");