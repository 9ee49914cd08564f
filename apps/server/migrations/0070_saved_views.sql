CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"admin_id" bigint,
	"user_id" bigint,
	"store_id" bigint,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"role_id" bigint,
	"filters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" text DEFAULT '' NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_admin" UNIQUE("admin_id","screen","name"),
	CONSTRAINT "saved_views_user" UNIQUE("user_id","screen","name"),
	CONSTRAINT "saved_views_role" UNIQUE("role_id","screen","name"),
	CONSTRAINT "saved_views_owner" CHECK (case "saved_views"."area" when 'Admin' then "saved_views"."admin_id" is not null and "saved_views"."user_id" is null and "saved_views"."store_id" is null
          when 'Seller' then "saved_views"."admin_id" is null and "saved_views"."user_id" is not null and "saved_views"."store_id" is not null
          else false end),
	CONSTRAINT "saved_views_name" CHECK (char_length("saved_views"."name") between 1 and 20),
	CONSTRAINT "saved_views_place" CHECK (starts_with("saved_views"."screen", '/' || "saved_views"."area" || '/') and char_length("saved_views"."screen") <= 80),
	CONSTRAINT "saved_views_lists" CHECK (jsonb_typeof("saved_views"."filters") = 'array' and jsonb_typeof("saved_views"."columns") = 'array'
          and octet_length("saved_views"."filters"::text) <= 65536 and octet_length("saved_views"."columns"::text) <= 65536),
	CONSTRAINT "saved_views_sort" CHECK ("saved_views"."sort" ~ '^(-?\w{1,50})?$')
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_store" ON "saved_views" USING btree ("store_id","screen");--> statement-breakpoint
CREATE INDEX "saved_views_screen" ON "saved_views" USING btree ("area","screen");