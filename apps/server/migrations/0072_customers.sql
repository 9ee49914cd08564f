CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"first_paid_at" timestamp with time zone NOT NULL,
	"last_paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_pair" UNIQUE("store_id","user_id"),
	CONSTRAINT "customers_texts" CHECK (char_length("customers"."note") <= 500 and char_length("customers"."tags") <= 100),
	CONSTRAINT "customers_paid_at" CHECK ("customers"."first_paid_at" <= "customers"."last_paid_at")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_user" ON "customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customers_store" ON "customers" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "customers_store_last_paid_at" ON "customers" USING btree ("store_id","last_paid_at","id");--> statement-breakpoint
CREATE INDEX "customers_tagged" ON "customers" USING btree ("store_id","id") WHERE "customers"."tags" <> '';--> statement-breakpoint
CREATE INDEX "customers_last_paid_at" ON "customers" USING btree ("last_paid_at","id");