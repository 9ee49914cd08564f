CREATE TABLE "oauth_attempts" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"challenge" "bytea" NOT NULL,
	"session_id" bigint,
	"answered_at" timestamp with time zone,
	"provider" text,
	"app_id" text,
	"openid" text,
	"union_id" text,
	"nickname" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_attempts_identity" CHECK (num_nulls("oauth_attempts"."provider", "oauth_attempts"."app_id", "oauth_attempts"."openid", "oauth_attempts"."nickname") in (0, 4)
          and ("oauth_attempts"."openid" is null or ("oauth_attempts"."answered_at" is not null and "oauth_attempts"."session_id" is null))
          and ("oauth_attempts"."union_id" is null or "oauth_attempts"."openid" is not null))
);
--> statement-breakpoint
CREATE TABLE "oauth_logins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oauth_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"union_id" text,
	"nickname" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_logins_user" UNIQUE("user_id","provider"),
	CONSTRAINT "oauth_logins_union" UNIQUE("provider","union_id"),
	CONSTRAINT "oauth_logins_provider" UNIQUE("id","provider"),
	CONSTRAINT "oauth_logins_texts" CHECK (length("oauth_logins"."union_id") between 1 and 128 and length("oauth_logins"."nickname") <= 60)
);
--> statement-breakpoint
CREATE TABLE "oauth_openids" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oauth_openids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"app_id" text NOT NULL,
	"openid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_openids_openid" UNIQUE("provider","app_id","openid"),
	CONSTRAINT "oauth_openids_app" UNIQUE("login_id","app_id"),
	CONSTRAINT "oauth_openids_texts" CHECK (length("oauth_openids"."openid") between 1 and 128 and length("oauth_openids"."app_id") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "simulated_wechat_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"nickname" text NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oauth_attempts" ADD CONSTRAINT "oauth_attempts_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_logins" ADD CONSTRAINT "oauth_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_openids" ADD CONSTRAINT "oauth_openids_login" FOREIGN KEY ("login_id","provider") REFERENCES "public"."oauth_logins"("id","provider") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_attempts_session" ON "oauth_attempts" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "oauth_attempts_expires_at" ON "oauth_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_openids_login" ON "oauth_openids" USING btree ("login_id","provider");--> statement-breakpoint
CREATE INDEX "simulated_wechat_codes_expires_at" ON "simulated_wechat_codes" USING btree ("expires_at");