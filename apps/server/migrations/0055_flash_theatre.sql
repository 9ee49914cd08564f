CREATE TABLE "theatre_buyers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"address_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theatre_moments" (
	"run_id" bigint NOT NULL,
	"at_ms" integer NOT NULL,
	"stock_left" integer NOT NULL,
	"ordered" integer NOT NULL,
	"paid" integer NOT NULL,
	"refused" integer NOT NULL,
	"p50_ms" double precision,
	"p95_ms" double precision,
	"wallets_cents" bigint NOT NULL,
	"escrow_cents" bigint NOT NULL,
	CONSTRAINT "theatre_moments_run_id_at_ms_pk" PRIMARY KEY("run_id","at_ms"),
	CONSTRAINT "theatre_moments_sums" CHECK ("theatre_moments"."wallets_cents" >= 0 and "theatre_moments"."escrow_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "theatre_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "theatre_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'waiting' NOT NULL,
	"buyers" integer NOT NULL,
	"quota" integer NOT NULL,
	"max_per_person" integer NOT NULL,
	"admin_id" bigint NOT NULL,
	"seckill_id" bigint,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"stock_before" integer,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refusals" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"p50_ms" double precision,
	"p95_ms" double precision,
	"after_rush" jsonb,
	"after_clearing" jsonb,
	"failure" text,
	CONSTRAINT "theatre_runs_size" CHECK ("theatre_runs"."buyers" > 0 and "theatre_runs"."quota" > 0 and "theatre_runs"."max_per_person" > 0),
	CONSTRAINT "theatre_runs_ended" CHECK (("theatre_runs"."ended_at" is not null) = ("theatre_runs"."state" in ('done', 'failed', 'interrupted'))),
	CONSTRAINT "theatre_runs_failure" CHECK (("theatre_runs"."state" = 'failed') = ("theatre_runs"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "theatre_stage" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	CONSTRAINT "theatre_stage_only" CHECK ("theatre_stage"."only")
);
--> statement-breakpoint
ALTER TABLE "theatre_buyers" ADD CONSTRAINT "theatre_buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theatre_buyers" ADD CONSTRAINT "theatre_buyers_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theatre_moments" ADD CONSTRAINT "theatre_moments_run_id_theatre_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."theatre_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theatre_runs" ADD CONSTRAINT "theatre_runs_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theatre_runs" ADD CONSTRAINT "theatre_runs_seckill_id_seckills_id_fk" FOREIGN KEY ("seckill_id") REFERENCES "public"."seckills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theatre_stage" ADD CONSTRAINT "theatre_stage_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theatre_stage" ADD CONSTRAINT "theatre_stage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theatre_stage" ADD CONSTRAINT "theatre_stage_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theatre_stage" ADD CONSTRAINT "theatre_stage_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "theatre_buyers_address" ON "theatre_buyers" USING btree ("address_id");--> statement-breakpoint
CREATE UNIQUE INDEX "theatre_runs_one" ON "theatre_runs" USING btree ((true)) WHERE "theatre_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "theatre_runs_admin" ON "theatre_runs" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "theatre_runs_seckill" ON "theatre_runs" USING btree ("seckill_id");--> statement-breakpoint
CREATE INDEX "theatre_stage_store" ON "theatre_stage" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "theatre_stage_user" ON "theatre_stage" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "theatre_stage_goods" ON "theatre_stage" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "theatre_stage_sku" ON "theatre_stage" USING btree ("sku_id");