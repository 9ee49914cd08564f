CREATE TABLE "mail_sendings" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_sendings_state" CHECK ("mail_sendings"."state" in ('sending', 'waiting', 'done'))
);
--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD COLUMN "by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD COLUMN "locale" text DEFAULT 'zh-cn' NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_sendings_created_at" ON "mail_sendings" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_locale" CHECK ("report_subscriptions"."locale" in ('zh-cn', 'en'));--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_mail" CHECK (not "report_subscriptions"."by_mail" or "report_subscriptions"."email" <> '');--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_email" CHECK ("report_subscriptions"."email" = '' or ("report_subscriptions"."email" ~ '^[^[:cntrl:][:space:]]+@[^[:cntrl:][:space:]]+$' and length("report_subscriptions"."email") <= 200));