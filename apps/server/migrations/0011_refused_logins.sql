CREATE TABLE "refused_logins" (
	"area" text NOT NULL,
	"account" text NOT NULL,
	"ip_block" text NOT NULL,
	"reason" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "refused_logins_hour_area_account_ip_block_reason_pk" PRIMARY KEY("hour","area","account","ip_block","reason"),
	CONSTRAINT "refused_logins_tries" CHECK ("refused_logins"."tries" > 0)
);
--> statement-breakpoint
ALTER TABLE "audit_logs" DROP CONSTRAINT "audit_logs_who";--> statement-breakpoint
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_who" CHECK (case "audit_logs"."area" when 'Admin' then "audit_logs"."user_id" is null and ("audit_logs"."admin_id" is not null or "audit_logs"."action" = 'POST /Admin/login')
          else "audit_logs"."admin_id" is null and ("audit_logs"."user_id" is not null or "audit_logs"."action" = 'POST /Seller/login') end);