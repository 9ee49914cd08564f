CREATE TABLE "seckill_reminders" (
	"user_id" bigint NOT NULL,
	"seckill_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"sent_for" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seckill_reminders_user_id_seckill_id_pk" PRIMARY KEY("user_id","seckill_id")
);
--> statement-breakpoint
ALTER TABLE "seckill_reminders" ADD CONSTRAINT "seckill_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seckill_reminders" ADD CONSTRAINT "seckill_reminders_seckill_id_seckills_id_fk" FOREIGN KEY ("seckill_id") REFERENCES "public"."seckills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seckill_reminders_sale" ON "seckill_reminders" USING btree ("seckill_id");