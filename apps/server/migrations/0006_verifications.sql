CREATE TABLE "verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"verified_at" timestamp with time zone NOT NULL,
	"drifted" integer NOT NULL,
	"findings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "verifications_verified_at" ON "verifications" USING btree ("verified_at");