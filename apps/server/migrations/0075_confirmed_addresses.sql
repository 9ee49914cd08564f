CREATE TABLE "report_mail_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_mail_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_mail_links_token" UNIQUE("token_hash"),
	CONSTRAINT "report_mail_links_kind" CHECK ("report_mail_links"."kind" in ('confirm', 'unsubscribe')),
	CONSTRAINT "report_mail_links_hash" CHECK (length("report_mail_links"."token_hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_mail_links" ADD CONSTRAINT "report_mail_links_subscription_id_report_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."report_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mail_links_subscription" ON "report_mail_links" USING btree ("subscription_id","created_at");--> statement-breakpoint
CREATE INDEX "report_mail_links_email" ON "report_mail_links" USING btree (lower("email"),"created_at") WHERE "report_mail_links"."kind" = 'confirm';--> statement-breakpoint
CREATE INDEX "report_mail_links_ends_at" ON "report_mail_links" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_confirmed" CHECK ("report_subscriptions"."confirmed_at" is null or "report_subscriptions"."email" <> '');