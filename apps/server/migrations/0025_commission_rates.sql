CREATE TABLE "commission_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint,
	"class_id" bigint,
	"scope" text GENERATED ALWAYS AS (case when store_id is not null then 'store' when class_id is not null then 'class' else 'global' end) STORED NOT NULL,
	"rate_bp" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rates_store" UNIQUE("store_id"),
	CONSTRAINT "commission_rates_class" UNIQUE("class_id"),
	CONSTRAINT "commission_rates_scope" CHECK ("commission_rates"."store_id" is null or "commission_rates"."class_id" is null),
	CONSTRAINT "commission_rates_rate" CHECK ("commission_rates"."rate_bp" between 0 and 9000)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commission_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commission_scope" text;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_rates_global" ON "commission_rates" USING btree ("scope") WHERE "commission_rates"."scope" = 'global';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_commission" CHECK ("order_lines"."commission_bp" between 0 and 9000 and ("order_lines"."commission_scope" is not null or "order_lines"."commission_bp" = 0));