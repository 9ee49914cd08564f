CREATE TABLE "points_expiry_days" (
	"day" date PRIMARY KEY NOT NULL,
	"valid_days" integer NOT NULL,
	"since" date NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "points_expiry_days_valid" CHECK ("points_expiry_days"."valid_days" between 0 and 3650),
	CONSTRAINT "points_expiry_days_since" CHECK ("points_expiry_days"."since" <= "points_expiry_days"."day"),
	CONSTRAINT "points_expiry_days_points" CHECK ("points_expiry_days"."points" >= 0 and ("points_expiry_days"."points" = 0 or "points_expiry_days"."day" - "points_expiry_days"."since" >= "points_expiry_days"."valid_days"))
);
