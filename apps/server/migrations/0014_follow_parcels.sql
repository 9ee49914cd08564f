CREATE TABLE "parcel_traces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_traces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"track_id" bigint NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"context" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_tracks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_tracks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_code" text NOT NULL,
	"delivery_no" text NOT NULL,
	"phone_tail" text NOT NULL,
	"from_place" text NOT NULL,
	"to_place" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"hour_ms" integer NOT NULL,
	"state" text,
	"delivered_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "parcel_tracks_delivered" CHECK (("parcel_tracks"."delivered_at" is not null) = ("parcel_tracks"."state" is not distinct from 'delivered')),
	CONSTRAINT "parcel_tracks_hour" CHECK ("parcel_tracks"."hour_ms" > 0 and "parcel_tracks"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "track_id" bigint;--> statement-breakpoint
ALTER TABLE "parcel_traces" ADD CONSTRAINT "parcel_traces_track_id_parcel_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."parcel_tracks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_tracks" ADD CONSTRAINT "parcel_tracks_delivery_code_expresses_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."expresses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_traces_track" ON "parcel_traces" USING btree ("track_id","time","id");--> statement-breakpoint
CREATE INDEX "parcel_tracks_express" ON "parcel_tracks" USING btree ("delivery_code");--> statement-breakpoint
CREATE INDEX "parcel_tracks_due" ON "parcel_tracks" USING btree ("next_at") WHERE "parcel_tracks"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_track_id_parcel_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."parcel_tracks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_track" UNIQUE("track_id");