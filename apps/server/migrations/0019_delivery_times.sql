CREATE TABLE "delivery_times" (
	"from_province" text NOT NULL,
	"to_province" text NOT NULL,
	"parcels" integer NOT NULL,
	"transit_hours" integer NOT NULL,
	"total_hours" integer NOT NULL,
	CONSTRAINT "delivery_times_from_province_to_province_pk" PRIMARY KEY("from_province","to_province"),
	CONSTRAINT "delivery_times_hours" CHECK ("delivery_times"."parcels" > 0 and "delivery_times"."transit_hours" >= 0 and "delivery_times"."total_hours" >= 0)
);
--> statement-breakpoint
ALTER TABLE "delivery_times" ADD CONSTRAINT "delivery_times_from_province_areas_code_fk" FOREIGN KEY ("from_province") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_times" ADD CONSTRAINT "delivery_times_to_province_areas_code_fk" FOREIGN KEY ("to_province") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_times_to" ON "delivery_times" USING btree ("to_province");