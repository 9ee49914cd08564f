-- The start state: what the modules' schema.ts files say, with the functions that their indexes need before the tables,
-- and after them the triggers, functions and statistics that Drizzle cannot write.

-- The characters of a name and its pairs of neighbouring characters: a search for part of a name needs at least these
-- (rules §12). A loop over an array, because a query would take ten times as long. The high cost tells the planner to ask
-- the index instead of evaluating the function row by row.
create function name_tokens(name text) returns text[] language plpgsql immutable strict parallel safe cost 2000 as $$
declare
  signs text[] := string_to_array(lower(name), null);
  tokens text[] := signs;
begin
  for at in 2 .. coalesce(array_length(signs, 1), 0) loop
    tokens := tokens || (signs[at - 1] || signs[at]);
  end loop;
  return tokens;
end $$;
--> statement-breakpoint
CREATE TABLE "access_seeds" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_roles" (
	"admin_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "admin_roles_admin_id_role_id_pk" PRIMARY KEY("admin_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"admin_id" bigint,
	"user_id" bigint,
	"store_id" bigint,
	"action" text NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_logs_who" CHECK (("audit_logs"."area" = 'Admin') = ("audit_logs"."admin_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"pid" bigint,
	"name" jsonb NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"apis" text DEFAULT '' NOT NULL,
	"view" text DEFAULT '' NOT NULL,
	"is_open" integer DEFAULT 0 NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_is_open" CHECK ("menus"."is_open" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "permission_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"apis" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permissions_apis" UNIQUE("apis"),
	CONSTRAINT "permissions_apis_form" CHECK ("permissions"."apis" ~ '^(Admin|Seller)[.][a-z0-9_.]+$')
);
--> statement-breakpoint
CREATE TABLE "role_buttons" (
	"role_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	"button" text NOT NULL,
	CONSTRAINT "role_buttons_role_id_menu_id_button_pk" PRIMARY KEY("role_id","menu_id","button"),
	CONSTRAINT "role_buttons_button" CHECK (button in ('search', 'view', 'add', 'edit', 'delete', 'batch_delete', 'import', 'export'))
);
--> statement-breakpoint
CREATE TABLE "role_menus" (
	"role_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "role_menus_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" bigint NOT NULL,
	"permission_id" bigint NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_id_pk" PRIMARY KEY("role_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"store_id" bigint,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_name" UNIQUE NULLS NOT DISTINCT("area","store_id","name"),
	CONSTRAINT "roles_owner" CHECK (("roles"."area" = 'Seller') = ("roles"."store_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"receive_name" text NOT NULL,
	"receive_tel" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"region_code" text,
	"area_info" text NOT NULL,
	"address" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"is_super" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"last_login_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_deleted" CHECK ("admins"."deleted_at" is null or "admins"."status" = 'disabled')
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"ip" text NOT NULL,
	"ip_block" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_hash" "bytea" NOT NULL,
	"session_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"left_cents" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_tickets_hash" UNIQUE("ticket_hash"),
	CONSTRAINT "pay_tickets_left" CHECK ("pay_tickets"."left_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"card_no" text NOT NULL,
	"card_hash" "bytea" NOT NULL,
	"card_t" text NOT NULL,
	"card_b" text NOT NULL,
	"bank_no" text NOT NULL,
	"bank_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"user_id" bigint,
	"admin_id" bigint,
	"token_hash" "bytea" NOT NULL,
	"token_at" timestamp with time zone NOT NULL,
	"successor_hash" "bytea",
	"successor_used_at" timestamp with time zone,
	"used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token" UNIQUE("token_hash"),
	CONSTRAINT "sessions_successor" UNIQUE("successor_hash"),
	CONSTRAINT "sessions_one_account" CHECK (("sessions"."user_id" is null) <> ("sessions"."admin_id" is null) and ("sessions"."area" = 'Admin') = ("sessions"."admin_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"ip" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_proofs" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_search" (
	"id" bigint PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"username" text NOT NULL,
	"phone" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"has_ordered" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"belong_id" bigint,
	"username" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"pay_password_hash" text,
	"pay_tries" integer DEFAULT 0 NOT NULL,
	"pay_locks" integer DEFAULT 0 NOT NULL,
	"pay_locked_until" timestamp with time zone,
	"nickname" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"sex" text DEFAULT 'unknown' NOT NULL,
	"inviter_id" bigint,
	"status" text DEFAULT 'active' NOT NULL,
	"secured_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_form" CHECK ("users"."username" !~ '^[0-9]+$'),
	CONSTRAINT "users_phone_form" CHECK ("users"."phone" ~ '^1[3-9][0-9]{9}$'),
	CONSTRAINT "users_no_self_reference" CHECK ("users"."belong_id" <> "users"."id" and "users"."inviter_id" <> "users"."id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"buy_num" integer NOT NULL,
	"price_cents" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_sku" UNIQUE("user_id","sku_id"),
	CONSTRAINT "carts_buy_num" CHECK ("carts"."buy_num" between 1 and 999),
	CONSTRAINT "carts_price" CHECK ("carts"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "attr_values" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attr_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"attr_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attr_values_attr" UNIQUE("attr_id","id")
);
--> statement-breakpoint
CREATE TABLE "browse_history" (
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_history_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"goods_id" bigint,
	"store_id" bigint,
	"price_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "favorites_goods" UNIQUE("user_id","goods_id"),
	CONSTRAINT "favorites_store" UNIQUE("user_id","store_id"),
	CONSTRAINT "favorites_one" CHECK (num_nonnulls("favorites"."goods_id", "favorites"."store_id") = 1),
	CONSTRAINT "favorites_price" CHECK (("favorites"."goods_id" is null) = ("favorites"."price_cents" is null) and "favorites"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"class_path" bigint[] NOT NULL,
	"class1_id" bigint GENERATED ALWAYS AS (class_path[1]) STORED,
	"class2_id" bigint GENERATED ALWAYS AS (class_path[2]) STORED,
	"brand_id" bigint,
	"goods_no" text NOT NULL,
	"name" jsonb NOT NULL,
	"subname" jsonb NOT NULL,
	"images" text[] NOT NULL,
	"content" jsonb NOT NULL,
	"content_mobile" jsonb,
	"freight_choice" text DEFAULT 'default' NOT NULL,
	"freight_id" bigint,
	"shelf" text DEFAULT 'off' NOT NULL,
	"off_reason" text,
	"review" text DEFAULT 'examined' NOT NULL,
	"store_public" boolean DEFAULT false NOT NULL,
	"listed" boolean GENERATED ALWAYS AS (shelf = 'on' and review = 'examined' and deleted_at is null and store_public) STORED NOT NULL,
	"is_recommend" boolean DEFAULT false NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"price_cents" bigint DEFAULT 0 NOT NULL,
	"market_price_cents" bigint DEFAULT 0 NOT NULL,
	"sold_out" boolean DEFAULT true NOT NULL,
	"sale_count" integer DEFAULT 0 NOT NULL,
	"low_stock" integer DEFAULT 10 NOT NULL,
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_tenant" UNIQUE("store_id","id"),
	CONSTRAINT "goods_images" CHECK (cardinality("goods"."images") between 1 and 20),
	CONSTRAINT "goods_class_path" CHECK (cardinality("goods"."class_path") = 3 and "goods"."class_path"[3] = "goods"."class_id"),
	CONSTRAINT "goods_price" CHECK ("goods"."price_cents" >= 0 and "goods"."market_price_cents" >= 0),
	CONSTRAINT "goods_off" CHECK ("goods"."off_reason" is null or "goods"."shelf" = 'off'),
	CONSTRAINT "goods_freight_choice" CHECK (("goods"."freight_choice" = 'template') = ("goods"."freight_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "goods_attrs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_attrs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_attrs_tenant" UNIQUE("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "goods_search" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"listed" boolean NOT NULL,
	"sale_count" integer NOT NULL,
	"is_top" boolean DEFAULT true NOT NULL,
	"tokens" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_values" (
	"goods_id" bigint NOT NULL,
	"attr_id" bigint NOT NULL,
	"value_id" bigint NOT NULL,
	"attr_position" integer NOT NULL,
	"position" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	CONSTRAINT "goods_values_goods_id_value_id_pk" PRIMARY KEY("goods_id","value_id"),
	CONSTRAINT "goods_values_attrs" CHECK ("goods_values"."attr_position" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "goods_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"state" text DEFAULT 'to_review' NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"class_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"subname" jsonb NOT NULL,
	"images" text[] NOT NULL,
	"content" jsonb NOT NULL,
	"content_mobile" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_versions_goods" UNIQUE("goods_id"),
	CONSTRAINT "goods_versions_images" CHECK (cardinality("goods_versions"."images") between 1 and 20),
	CONSTRAINT "goods_versions_reason" CHECK (("goods_versions"."state" = 'rejected') = ("goods_versions"."reject_reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "sales_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"pieces" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_spellings" (
	"spelling" text NOT NULL,
	"word" text NOT NULL,
	"near" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_no" text NOT NULL,
	"value_ids" bigint[] DEFAULT '{}' NOT NULL,
	"name" jsonb NOT NULL,
	"price_cents" bigint NOT NULL,
	"market_price_cents" bigint NOT NULL,
	"weight_g" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skus_values" UNIQUE NULLS NOT DISTINCT("goods_id","value_ids","deleted_at"),
	CONSTRAINT "skus_stock" CHECK ("skus"."reserved" >= 0 and "skus"."reserved" <= "skus"."on_hand"),
	CONSTRAINT "skus_price" CHECK ("skus"."price_cents" >= 0 and "skus"."market_price_cents" >= 0 and "skus"."weight_g" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"on_hand_delta" integer NOT NULL,
	"reserved_delta" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" bigint,
	"by_kind" text DEFAULT 'system' NOT NULL,
	"by_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_some" CHECK ("stock_movements"."on_hand_delta" <> 0 or "stock_movements"."reserved_delta" <> 0)
);
--> statement-breakpoint
CREATE TABLE "adv_spaces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adv_spaces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adv_spaces_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "advs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"space_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb,
	"button" jsonb,
	"url" text NOT NULL,
	"image" text NOT NULL,
	"image_phone" text DEFAULT '' NOT NULL,
	"tone" text DEFAULT 'light' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"adv_start" timestamp with time zone NOT NULL,
	"adv_end" timestamp with time zone NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advs_window" CHECK ("advs"."adv_start" < "advs"."adv_end")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "app_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"version" text NOT NULL,
	"version_code" integer NOT NULL,
	"device" text NOT NULL,
	"is_wgt" boolean DEFAULT false NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"apple_id" text DEFAULT '' NOT NULL,
	"content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_versions_code" UNIQUE("device","version_code"),
	CONSTRAINT "app_versions_positive" CHECK ("app_versions"."version_code" > 0)
);
--> statement-breakpoint
CREATE TABLE "article_menus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pid" bigint,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_menus_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"menu_id" bigint NOT NULL,
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"click" integer DEFAULT 0 NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"tag" jsonb DEFAULT '{"zh-cn":""}'::jsonb NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_space_dirs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_space_dirs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_space_dirs_tenant" UNIQUE("store_id","id"),
	CONSTRAINT "file_space_dirs_name" UNIQUE("store_id","name")
);
--> statement-breakpoint
CREATE TABLE "file_spaces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_spaces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"dir_id" bigint,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_spaces_url" UNIQUE("store_id","url")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text DEFAULT 'image' NOT NULL,
	"url" text NOT NULL,
	"store" text DEFAULT 'local' NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_url" UNIQUE("url"),
	CONSTRAINT "files_size" CHECK ("files"."bytes" > 0 and "files"."width" > 0 and "files"."height" > 0),
	CONSTRAINT "files_of_kind" CHECK (("files"."kind" = 'image') = ("files"."width" is not null and "files"."height" is not null)),
	CONSTRAINT "files_certificates_private" CHECK ("files"."kind" <> 'pem' or "files"."is_private")
);
--> statement-breakpoint
CREATE TABLE "freight_provinces" (
	"store_id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"province_code" text NOT NULL,
	CONSTRAINT "freight_provinces_template_id_province_code_pk" PRIMARY KEY("template_id","province_code")
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"first_weight_g" integer NOT NULL,
	"first_price_cents" bigint NOT NULL,
	"next_weight_g" integer NOT NULL,
	"next_price_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "freight_templates_tenant" UNIQUE("store_id","id"),
	CONSTRAINT "freight_templates_values" CHECK ("freight_templates"."first_weight_g" >= 1 and "freight_templates"."next_weight_g" >= 1 and "freight_templates"."first_price_cents" >= 0 and "freight_templates"."next_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"pid" text NOT NULL,
	"name" text NOT NULL,
	"deep" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "areas_code" UNIQUE("code"),
	CONSTRAINT "areas_deep" CHECK ("areas"."deep" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "expresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expresses_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint,
	"bound" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_owner" UNIQUE("owner_kind","owner_id","kind"),
	CONSTRAINT "ledger_accounts_bound" CHECK (case "ledger_accounts"."bound" when 'min0' then coalesce("ledger_accounts"."balance", 0) >= 0 when 'max0' then coalesce("ledger_accounts"."balance", 0) <= 0 else true end)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"log_owner" text,
	"log_kind" text,
	"log_event" text,
	"log_amount" bigint GENERATED ALWAYS AS (case when log_kind = 'points' then amount * 100 when log_kind is not null then amount end) STORED,
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0),
	CONSTRAINT "ledger_postings_logged_whole" CHECK (num_nulls("ledger_postings"."log_owner", "ledger_postings"."log_kind", "ledger_postings"."log_event") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operation_key" text NOT NULL,
	"event" text NOT NULL,
	"info" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_operation" UNIQUE("operation_key")
);
--> statement-breakpoint
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
CREATE TABLE "sms_inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"signature" text NOT NULL,
	"text" jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_templates_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "order_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"total_cents" bigint NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_groups_no" UNIQUE("group_no"),
	CONSTRAINT "order_groups_total" CHECK ("order_groups"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"move" text NOT NULL,
	"status" text NOT NULL,
	"by_kind" text NOT NULL,
	"by_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"goods_name" jsonb NOT NULL,
	"sku_name" jsonb NOT NULL,
	"goods_image" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"buy_num" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"weight_g" integer NOT NULL,
	"parcel_id" bigint,
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."buy_num" between 1 and 999 and "order_lines"."total_cents" = "order_lines"."price_cents" * "order_lines"."buy_num" and "order_lines"."paid_cents" between 0 and "order_lines"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"user_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"status" text NOT NULL,
	"goods_cents" bigint NOT NULL,
	"freight_cents" bigint NOT NULL,
	"discount_cents" bigint DEFAULT 0 NOT NULL,
	"total_cents" bigint NOT NULL,
	"steps" jsonb NOT NULL,
	"receive_name" text NOT NULL,
	"receive_tel" text NOT NULL,
	"receive_province" text NOT NULL,
	"receive_area" text NOT NULL,
	"receive_address" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"shop_remark" text DEFAULT '' NOT NULL,
	"payment_name" text,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_no" UNIQUE("order_no"),
	CONSTRAINT "orders_tenant" UNIQUE("store_id","id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."goods_cents" + "orders"."freight_cents" - "orders"."discount_cents"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."goods_cents" >= 0 and "orders"."freight_cents" >= 0 and "orders"."discount_cents" between 0 and "orders"."goods_cents"),
	CONSTRAINT "orders_paid" CHECK ("orders"."status" in ('waiting_payment', 'cancelled') or ("orders"."paid_at" is not null and "orders"."payment_name" is not null))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"delivery_code" text NOT NULL,
	"delivery_no" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"track_id" bigint,
	CONSTRAINT "parcels_track" UNIQUE("track_id"),
	CONSTRAINT "parcels_order" UNIQUE("order_id","id"),
	CONSTRAINT "parcels_no" UNIQUE("order_id","delivery_code","delivery_no")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bills_ref" UNIQUE("kind","ref_id"),
	CONSTRAINT "bills_amount" CHECK ("bills"."amount_cents" >= 0),
	CONSTRAINT "bills_paid" CHECK (("bills"."status" = 'paid') = ("bills"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" bigint NOT NULL,
	"attempt_no" text NOT NULL,
	"channel" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_no" UNIQUE("attempt_no"),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"ename" text NOT NULL,
	"currency" text NOT NULL,
	"currency_ename" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currencies_code" UNIQUE("currency_ename")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"store_company_name" text DEFAULT '' NOT NULL,
	"business_license" text DEFAULT '' NOT NULL,
	"business_license_no" text DEFAULT '' NOT NULL,
	"legal_person" text DEFAULT '' NOT NULL,
	"store_phone" text DEFAULT '' NOT NULL,
	"id_card_no" text DEFAULT '' NOT NULL,
	"id_card_hash" "bytea",
	"id_card_t" text DEFAULT '' NOT NULL,
	"id_card_b" text DEFAULT '' NOT NULL,
	"emergency_contact" text DEFAULT '' NOT NULL,
	"emergency_contact_phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "document_changes_decided" CHECK (("document_changes"."status" = 'pending') = ("document_changes"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "store_classes" (
	"store_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	CONSTRAINT "store_classes_store_id_class_id_pk" PRIMARY KEY("store_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "store_documents" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"store_company_name" text DEFAULT '' NOT NULL,
	"business_license" text DEFAULT '' NOT NULL,
	"business_license_no" text DEFAULT '' NOT NULL,
	"legal_person" text DEFAULT '' NOT NULL,
	"store_phone" text DEFAULT '' NOT NULL,
	"id_card_no" text DEFAULT '' NOT NULL,
	"id_card_hash" "bytea",
	"id_card_t" text DEFAULT '' NOT NULL,
	"id_card_b" text DEFAULT '' NOT NULL,
	"emergency_contact" text DEFAULT '' NOT NULL,
	"emergency_contact_phone" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"store_name" jsonb NOT NULL,
	"store_description" jsonb NOT NULL,
	"store_logo" text DEFAULT '' NOT NULL,
	"store_face_image" text DEFAULT '' NOT NULL,
	"store_slide" text[] DEFAULT '{}' NOT NULL,
	"store_mobile_slide" text[] DEFAULT '{}' NOT NULL,
	"store_mobile" text DEFAULT '' NOT NULL,
	"after_sale_service" jsonb,
	"province_code" text,
	"city_code" text,
	"region_code" text,
	"area_info" text DEFAULT '' NOT NULL,
	"store_address" text DEFAULT '' NOT NULL,
	"store_lat" double precision,
	"store_lng" double precision,
	"verify" text DEFAULT 'filling_in' NOT NULL,
	"refuse_reason" text DEFAULT '' NOT NULL,
	"submissions" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'closed' NOT NULL,
	"suspend_reason" text DEFAULT '' NOT NULL,
	"vacation_from" timestamp with time zone,
	"vacation_until" timestamp with time zone,
	"reopens" boolean DEFAULT false NOT NULL,
	"sale_count" integer DEFAULT 0 NOT NULL,
	"passed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_owner" UNIQUE("user_id"),
	CONSTRAINT "stores_passed" CHECK ("stores"."status" = 'closed' or "stores"."verify" = 'passed'),
	CONSTRAINT "stores_vacation_window" CHECK (num_nulls("stores"."vacation_from", "stores"."vacation_until") <> 1 and "stores"."vacation_from" < "stores"."vacation_until"),
	CONSTRAINT "stores_place" CHECK (("stores"."store_lat" is null) = ("stores"."store_lng" is null))
);
--> statement-breakpoint
CREATE TABLE "goods_brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"slogan" jsonb,
	"thumb" text DEFAULT '' NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_brands_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "goods_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pid" bigint,
	"level" integer NOT NULL,
	"name" jsonb NOT NULL,
	"thumb" text DEFAULT '' NOT NULL,
	"is_sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_classes_level" CHECK ("goods_classes"."level" between 1 and 3 and ("goods_classes"."level" = 1) = ("goods_classes"."pid" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("area","account_id","route","key")
);
--> statement-breakpoint
ALTER TABLE "admin_roles" ADD CONSTRAINT "admin_roles_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_roles" ADD CONSTRAINT "admin_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_pid_menus_id_fk" FOREIGN KEY ("pid") REFERENCES "public"."menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_group_id_permission_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."permission_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_buttons" ADD CONSTRAINT "role_buttons_menu" FOREIGN KEY ("role_id","menu_id") REFERENCES "public"."role_menus"("role_id","menu_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_permission_id_permissions_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_province_code_areas_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_code_areas_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_region_code_areas_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_tickets" ADD CONSTRAINT "pay_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_tickets" ADD CONSTRAINT "pay_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_search" ADD CONSTRAINT "user_search_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_belong_id_users_id_fk" FOREIGN KEY ("belong_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attr_values" ADD CONSTRAINT "attr_values_tenant" FOREIGN KEY ("store_id","attr_id") REFERENCES "public"."goods_attrs"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_brand_id_goods_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."goods_brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_freight" FOREIGN KEY ("store_id","freight_id") REFERENCES "public"."freight_templates"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_attrs" ADD CONSTRAINT "goods_attrs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_search" ADD CONSTRAINT "goods_search_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_values" ADD CONSTRAINT "goods_values_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_values" ADD CONSTRAINT "goods_values_value" FOREIGN KEY ("attr_id","value_id") REFERENCES "public"."attr_values"("attr_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_versions" ADD CONSTRAINT "goods_versions_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_versions" ADD CONSTRAINT "goods_versions_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods" FOREIGN KEY ("store_id","goods_id") REFERENCES "public"."goods"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advs" ADD CONSTRAINT "advs_space_id_adv_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."adv_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_menus" ADD CONSTRAINT "article_menus_pid_article_menus_id_fk" FOREIGN KEY ("pid") REFERENCES "public"."article_menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_menu_id_article_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."article_menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_space_dirs" ADD CONSTRAINT "file_space_dirs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_spaces" ADD CONSTRAINT "file_spaces_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_spaces" ADD CONSTRAINT "file_spaces_dir" FOREIGN KEY ("store_id","dir_id") REFERENCES "public"."file_space_dirs"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_provinces" ADD CONSTRAINT "freight_provinces_province_code_areas_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_provinces" ADD CONSTRAINT "freight_provinces_template" FOREIGN KEY ("store_id","template_id") REFERENCES "public"."freight_templates"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD CONSTRAINT "freight_templates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_traces" ADD CONSTRAINT "parcel_traces_track_id_parcel_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."parcel_tracks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_tracks" ADD CONSTRAINT "parcel_tracks_delivery_code_expresses_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."expresses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_parcel" FOREIGN KEY ("order_id","parcel_id") REFERENCES "public"."parcels"("order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_id_order_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."order_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_delivery_code_expresses_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."expresses"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_track_id_parcel_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."parcel_tracks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_changes" ADD CONSTRAINT "document_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_classes" ADD CONSTRAINT "store_classes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_classes" ADD CONSTRAINT "store_classes_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_documents" ADD CONSTRAINT "store_documents_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_province_code_areas_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_city_code_areas_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_region_code_areas_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_classes" ADD CONSTRAINT "goods_classes_parent" FOREIGN KEY ("pid") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_roles_role" ON "admin_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "audit_logs_admin" ON "audit_logs" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "audit_logs_user" ON "audit_logs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_logs_store" ON "audit_logs" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "audit_logs_action" ON "audit_logs" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_logs_target" ON "audit_logs" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "audit_logs_request" ON "audit_logs" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "audit_logs_created_at" ON "audit_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "menus_pid" ON "menus" USING btree ("pid","is_sort");--> statement-breakpoint
CREATE INDEX "menus_area" ON "menus" USING btree ("area","is_sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "menus_apis" ON "menus" USING btree ("area","apis") WHERE "menus"."apis" <> '';--> statement-breakpoint
CREATE INDEX "permissions_group" ON "permissions" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "role_menus_menu" ON "role_menus" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "role_permissions_permission" ON "role_permissions" USING btree ("permission_id");--> statement-breakpoint
CREATE INDEX "roles_store" ON "roles" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "addresses_province" ON "addresses" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "addresses_city" ON "addresses" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "addresses_region" ON "addresses" USING btree ("region_code");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_username" ON "admins" USING btree (lower("username")) WHERE "admins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "login_failures_account" ON "login_failures" USING btree ("account","ip_block","created_at");--> statement-breakpoint
CREATE INDEX "login_failures_ip" ON "login_failures" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "pay_tickets_session" ON "pay_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "pay_tickets_user" ON "pay_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pay_tickets_expires_at" ON "pay_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "real_names_card" ON "real_names" USING btree ("card_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_admin" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sessions_used_at" ON "sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "sms_codes_ip" ON "sms_codes" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "spent_proofs_expires_at" ON "spent_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_search_names" ON "user_search" USING gin (name_tokens("nickname"),name_tokens("username"));--> statement-breakpoint
CREATE INDEX "user_search_buyers" ON "user_search" USING gin (name_tokens("nickname")) WHERE "user_search"."has_ordered";--> statement-breakpoint
CREATE INDEX "user_search_phone" ON "user_search" USING btree ("phone" text_pattern_ops,"id","status");--> statement-breakpoint
CREATE INDEX "user_search_status" ON "user_search" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "user_search_created_at" ON "user_search" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone") WHERE "users"."phone" is not null;--> statement-breakpoint
CREATE INDEX "users_belong" ON "users" USING btree ("belong_id") WHERE "users"."belong_id" is not null;--> statement-breakpoint
CREATE INDEX "users_inviter" ON "users" USING btree ("inviter_id") WHERE "users"."inviter_id" is not null;--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "carts_sku_id" ON "carts" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "attr_values_tenant_index" ON "attr_values" USING btree ("store_id","attr_id");--> statement-breakpoint
CREATE INDEX "browse_history_seen" ON "browse_history" USING btree ("user_id","seen_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "browse_history_goods" ON "browse_history" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "favorites_of_goods" ON "favorites" USING btree ("goods_id","removed_at");--> statement-breakpoint
CREATE INDEX "favorites_of_store" ON "favorites" USING btree ("store_id","removed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_no" ON "goods" USING btree ("store_id","goods_no") WHERE "goods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "goods_freight_id" ON "goods" USING btree ("store_id","freight_id");--> statement-breakpoint
CREATE INDEX "goods_class" ON "goods" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "goods_all_sales" ON "goods" USING btree ("sale_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_all_price" ON "goods" USING btree ("price_cents","id") WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_all_newest" ON "goods" USING btree ("id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class1_sales" ON "goods" USING btree ("class1_id","sale_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class1_price" ON "goods" USING btree ("class1_id","price_cents","id") WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class1_newest" ON "goods" USING btree ("class1_id","id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class2_sales" ON "goods" USING btree ("class2_id","sale_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class2_price" ON "goods" USING btree ("class2_id","price_cents","id") WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class2_newest" ON "goods" USING btree ("class2_id","id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class3_sales" ON "goods" USING btree ("class_id","sale_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class3_price" ON "goods" USING btree ("class_id","price_cents","id") WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_class3_newest" ON "goods" USING btree ("class_id","id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_brand_sales" ON "goods" USING btree ("brand_id","sale_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_brand_price" ON "goods" USING btree ("brand_id","price_cents","id") WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_brand_newest" ON "goods" USING btree ("brand_id","id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_store_sales" ON "goods" USING btree ("store_id","sale_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_store_price" ON "goods" USING btree ("store_id","price_cents","id") WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_store_newest" ON "goods" USING btree ("store_id","id" DESC NULLS FIRST) WHERE "goods"."listed";--> statement-breakpoint
CREATE INDEX "goods_master" ON "goods" USING btree ("sale_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "goods"."listed" and "goods"."is_master";--> statement-breakpoint
CREATE INDEX "goods_search_tokens" ON "goods_search" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "goods_search_top" ON "goods_search" USING gin ("tokens") WHERE "goods_search"."is_top";--> statement-breakpoint
CREATE INDEX "goods_values_value_index" ON "goods_values" USING btree ("attr_id","value_id");--> statement-breakpoint
CREATE INDEX "goods_versions_state" ON "goods_versions" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "goods_versions_class" ON "goods_versions" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_spellings_spelling" ON "search_spellings" USING btree ("spelling" text_pattern_ops,"word");--> statement-breakpoint
CREATE INDEX "search_spellings_near" ON "search_spellings" USING gin ("near");--> statement-breakpoint
CREATE INDEX "skus_goods_id" ON "skus" USING btree ("goods_id","position");--> statement-breakpoint
CREATE INDEX "skus_tenant" ON "skus" USING btree ("store_id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_no" ON "skus" USING btree ("store_id","sku_no") WHERE "skus"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "stock_movements_sku" ON "stock_movements" USING btree ("sku_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "advs_space" ON "advs" USING btree ("space_id","is_sort");--> statement-breakpoint
CREATE INDEX "article_menus_pid" ON "article_menus" USING btree ("pid","is_sort");--> statement-breakpoint
CREATE INDEX "articles_menu" ON "articles" USING btree ("menu_id","is_sort");--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("pinned","created_at");--> statement-breakpoint
CREATE INDEX "file_spaces_of_dir" ON "file_spaces" USING btree ("store_id","dir_id","id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_kind","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "freight_provinces_province" ON "freight_provinces" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "freight_provinces_tenant" ON "freight_provinces" USING btree ("store_id","template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_templates_one_default" ON "freight_templates" USING btree ("store_id") WHERE "freight_templates"."is_default";--> statement-breakpoint
CREATE INDEX "areas_pid" ON "areas" USING btree ("pid","code");--> statement-breakpoint
CREATE INDEX "ledger_postings_transaction" ON "ledger_postings" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_postings_log" ON "ledger_postings" USING btree ("id","log_event","log_kind","log_owner","log_amount") WHERE "ledger_postings"."log_kind" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_log_created_at" ON "ledger_postings" USING btree ("created_at","id") WHERE "ledger_postings"."log_kind" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_log_owner" ON "ledger_postings" USING btree ("log_owner","id") WHERE "ledger_postings"."log_kind" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_log_kind" ON "ledger_postings" USING btree ("log_kind","id") WHERE "ledger_postings"."log_kind" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_log_event" ON "ledger_postings" USING btree ("log_event","id") WHERE "ledger_postings"."log_kind" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_log_amount" ON "ledger_postings" USING btree ("log_amount","id") WHERE "ledger_postings"."log_kind" is not null;--> statement-breakpoint
CREATE INDEX "parcel_traces_track" ON "parcel_traces" USING btree ("track_id","time","id");--> statement-breakpoint
CREATE INDEX "parcel_tracks_express" ON "parcel_tracks" USING btree ("delivery_code");--> statement-breakpoint
CREATE INDEX "parcel_tracks_due" ON "parcel_tracks" USING btree ("next_at") WHERE "parcel_tracks"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "sms_inbox_created_at" ON "sms_inbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_logs_status" ON "sms_logs" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "sms_logs_name" ON "sms_logs" USING btree ("name" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "sms_logs_phone" ON "sms_logs" USING btree ("phone" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "sms_logs_ip" ON "sms_logs" USING btree ("ip" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "sms_logs_created_at" ON "sms_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_groups_user" ON "order_groups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "order_groups_due" ON "order_groups" USING btree ("pay_before") WHERE "order_groups"."status" = 'open';--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_order_id" ON "order_lines" USING btree ("order_id","goods_id");--> statement-breakpoint
CREATE INDEX "order_lines_tenant" ON "order_lines" USING btree ("store_id","order_id","goods_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id","order_id","store_id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_lines_parcel_index" ON "order_lines" USING btree ("order_id","parcel_id");--> statement-breakpoint
CREATE INDEX "orders_group" ON "orders" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id","store_id","status");--> statement-breakpoint
CREATE INDEX "orders_user_status" ON "orders" USING btree ("user_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_store_buyer" ON "orders" USING btree ("store_id","id","user_id");--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","status","id","user_id");--> statement-breakpoint
CREATE INDEX "orders_store_created_at" ON "orders" USING btree ("store_id","created_at","id","user_id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_no_prefix" ON "orders" USING btree ("order_no" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at","status","total_cents");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "parcels_express" ON "parcels" USING btree ("delivery_code");--> statement-breakpoint
CREATE INDEX "bills_user" ON "bills" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_bill" ON "payment_attempts" USING btree ("bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_success" ON "payment_attempts" USING btree ("bill_id") WHERE "payment_attempts"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "document_changes_store" ON "document_changes" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_changes_one_pending" ON "document_changes" USING btree ("store_id") WHERE "document_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "document_changes_queue" ON "document_changes" USING btree ("decided_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "store_classes_class" ON "store_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "store_documents_phone_prefix" ON "store_documents" USING btree ("store_phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "stores_public" ON "stores" USING btree ("id") WHERE "stores"."verify" = 'passed' and "stores"."status" = 'open';--> statement-breakpoint
CREATE INDEX "stores_passed_at" ON "stores" USING btree ("passed_at");--> statement-breakpoint
CREATE INDEX "stores_verify" ON "stores" USING btree ("verify","id");--> statement-breakpoint
CREATE INDEX "stores_status" ON "stores" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "stores_created_at" ON "stores" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stores_name_tokens" ON "stores" USING gin (name_tokens("store_name" ->> 'zh-cn'),name_tokens("store_name" ->> 'en'));--> statement-breakpoint
CREATE INDEX "stores_vacation" ON "stores" USING btree ("vacation_from") WHERE "stores"."vacation_from" is not null;--> statement-breakpoint
CREATE INDEX "stores_province" ON "stores" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "stores_city" ON "stores" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "stores_region" ON "stores" USING btree ("region_code");--> statement-breakpoint
CREATE INDEX "goods_brands_sort" ON "goods_brands" USING btree ("is_sort","id");--> statement-breakpoint
CREATE INDEX "goods_classes_pid" ON "goods_classes" USING btree ("pid","is_sort");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
-- The prices and sold_out of goods follow their SKUs. A stock change writes the goods row only when the goods sell out or
-- are in stock again.
create function goods_follow_skus() returns trigger language plpgsql as $$
declare
  of_goods bigint := coalesce(new.goods_id, old.goods_id);
begin
  -- Taken first, so that two SKUs selling out at once see each other.
  perform 1 from goods where id = of_goods for no key update;
  update goods g set price_cents = s.price, market_price_cents = s.market_price, sold_out = s.sold_out, updated_at = now()
    from (
      select coalesce((array_agg(price_cents order by price_cents, id))[1], 0) as price,
             coalesce((array_agg(market_price_cents order by price_cents, id))[1], 0) as market_price,
             not coalesce(bool_or(on_hand > reserved), false) as sold_out
        from skus where goods_id = of_goods and deleted_at is null
    ) s
   where g.id = of_goods and (g.price_cents, g.market_price_cents, g.sold_out) is distinct from (s.price, s.market_price, s.sold_out);
  return null;
end $$;
--> statement-breakpoint
create trigger skus_change after insert or delete on skus for each row execute function goods_follow_skus();
--> statement-breakpoint
create trigger skus_update after update on skus for each row
  when (old.price_cents is distinct from new.price_cents or old.market_price_cents is distinct from new.market_price_cents
     or old.deleted_at is distinct from new.deleted_at or (old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved))
  execute function goods_follow_skus();
--> statement-breakpoint
-- store_public of goods follows the status of their store.
create function goods_follow_store() returns trigger language plpgsql as $$
begin
  update goods set store_public = (new.verify = 'passed' and new.status = 'open'), updated_at = now() where store_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger stores_public_change after update on stores for each row
  when ((old.verify = 'passed' and old.status = 'open') is distinct from (new.verify = 'passed' and new.status = 'open'))
  execute function goods_follow_store();
--> statement-breakpoint
create function goods_take_store() returns trigger language plpgsql as $$
begin
  select verify = 'passed' and status = 'open' into new.store_public from stores where id = new.store_id;
  return new;
end $$;
--> statement-breakpoint
create trigger goods_store_public before insert on goods for each row execute function goods_take_store();
--> statement-breakpoint
-- The search rows repeat the columns of goods that results are filtered and ranked by.
create function goods_search_follow() returns trigger language plpgsql as $$
begin
  update goods_search set listed = new.listed, sale_count = new.sale_count where goods_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger goods_search_change after update on goods for each row
  when (old.listed is distinct from new.listed or old.sale_count is distinct from new.sale_count)
  execute function goods_search_follow();
--> statement-breakpoint
-- A search does not count the matches of frequent words; the statistics must know a few thousand words to tell which are.
alter table goods_search alter column tokens set statistics 400;
--> statement-breakpoint
-- The balance of an account follows its postings; its CHECK refuses a posting that would exceed its bound (rules §8).
create function ledger_apply_posting() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount
   where id = new.account_id and balance is not null returning balance into new.balance_after;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_postings_apply before insert on ledger_postings for each row execute function ledger_apply_posting();
--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using constraint = 'ledger_append_only', errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete on ledger_transactions for each row execute function ledger_refuse_change();
--> statement-breakpoint
-- Deferred to COMMIT, when all postings of a transaction exist. Checks once per posting row, by index.
create function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_postings p join ledger_accounts a on a.id = p.account_id
     where p.transaction_id = new.transaction_id group by a.currency having sum(p.amount) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id
      using constraint = 'ledger_sum', errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_postings_sum after insert on ledger_postings deferrable initially deferred for each row execute function ledger_check_sum();
--> statement-breakpoint
-- Books one transaction in one round trip; the arrays are the columns of its postings. Beside each posting of a user or a
-- store it writes the columns that the platform's money log searches. A function instead of a single statement, because
-- each step must see what other transactions committed while the previous step waited for a lock.
create function ledger_post(
  new_key text, new_event text, new_info text, booked_at timestamptz,
  owner_kinds text[], owner_ids bigint[], kinds text[], currencies text[], bounds text[], locks boolean[], amounts bigint[]
) returns bigint language plpgsql as $$
declare
  booked bigint;
begin
  -- An account comes into being with its first posting.
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance)
  select distinct e.owner_kind, e.owner_id, e.kind, e.currency, e.bound, case when e.locked then 0 end
    from unnest(owner_kinds, owner_ids, kinds, currencies, bounds, locks) as e(owner_kind, owner_id, kind, currency, bound, locked)
   where not exists (
     select from ledger_accounts a where a.owner_kind = e.owner_kind and a.owner_id = e.owner_id and a.kind = e.kind
   )
   order by e.owner_kind, e.owner_id, e.kind
  on conflict (owner_kind, owner_id, kind) do nothing;

  insert into ledger_transactions (operation_key, event, info, created_at)
  values (new_key, new_event, new_info, booked_at) returning id into booked;

  -- Balance rows are locked in id order, so that two transactions over the same accounts never wait for each other.
  perform from ledger_accounts a
    join unnest(owner_kinds, owner_ids, kinds) as e(owner_kind, owner_id, kind) using (owner_kind, owner_id, kind)
   where a.balance is not null order by a.id for no key update of a;

  insert into ledger_postings (transaction_id, account_id, amount, created_at, log_owner, log_kind, log_event)
  select booked, a.id, e.amount, booked_at,
         case when logged then e.owner_kind end, case when logged then e.kind end, case when logged then new_event end
    from unnest(owner_kinds, owner_ids, kinds, amounts) with ordinality as e(owner_kind, owner_id, kind, amount, place)
    join ledger_accounts a using (owner_kind, owner_id, kind)
    cross join lateral (select owner_kind in ('user', 'store') and kind in ('money', 'frozen', 'points')) as l(logged)
   order by a.id, e.place;
  return booked;
end $$;
--> statement-breakpoint
-- The audit log is append-only: no row is ever changed or deleted.
create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using constraint = 'audit_append_only', errcode = 'check_violation';
end
$$;
--> statement-breakpoint
create trigger audit_logs_append_only before update or delete on audit_logs for each row execute function audit_refuse_change();
--> statement-breakpoint
-- The histories of stock and orders are append-only too.
create function history_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using constraint = tg_table_name || '_append_only', errcode = 'check_violation';
end
$$;
--> statement-breakpoint
create trigger stock_movements_append_only before update or delete on stock_movements for each row execute function history_refuse_change();
--> statement-breakpoint
create trigger order_history_append_only before update or delete on order_history for each row execute function history_refuse_change();
--> statement-breakpoint
-- Whether a store is the buyer's own (rules §2): because the buyer is its owner or staff, or has the phone number or the
-- identity number of its documents or of its owner's or staff's real-name record.
create function is_own_store(buyer bigint, shop bigint) returns boolean language sql stable as $$
  select exists (
    select from stores s
      join users b on b.id = buyer
      left join real_names r on r.user_id = b.id
      left join store_documents p on p.store_id = s.id
     where s.id = shop
       and (s.user_id in (b.id, b.belong_id)
         or p.store_phone = b.phone
         or p.id_card_hash = r.card_hash
         or exists (select from real_names x join users w on w.id = x.user_id
                     where x.card_hash = r.card_hash and s.user_id in (w.id, w.belong_id)))
  )
$$;
--> statement-breakpoint
-- user_search repeats the columns of users that lists search: a narrow copy, so that its indexes stay small.
create function users_copy_searched() returns trigger language plpgsql as $$
begin
  insert into user_search (id, nickname, username, phone, status, created_at)
  values (new.id, new.nickname, new.username, new.phone, new.status, new.created_at)
  on conflict (id) do update set nickname = new.nickname, username = new.username, phone = new.phone,
    status = new.status, created_at = new.created_at;
  return null;
end $$;
--> statement-breakpoint
create trigger users_searched after insert or update of nickname, username, phone, status, created_at on users
  for each row execute function users_copy_searched();
--> statement-breakpoint
-- Who has ordered, for searching orders by the name of their buyer.
create function order_groups_mark_buyer() returns trigger language plpgsql as $$
begin
  update user_search set has_ordered = true where id = new.user_id and not has_ordered;
  return null;
end $$;
--> statement-breakpoint
create trigger order_groups_buyer after insert on order_groups
  for each row execute function order_groups_mark_buyer();
--> statement-breakpoint
-- How frequent the words of goods' and stores' names are. Without these statistics the planner guesses, and reads all
-- orders to find those of goods whose name has a very common word.
create statistics goods_names_zh on ((name->>'zh-cn')) from goods;
--> statement-breakpoint
create statistics goods_names_en on ((name->>'en')) from goods;
--> statement-breakpoint
create statistics stores_names_zh on ((store_name->>'zh-cn')) from stores;
--> statement-breakpoint
create statistics stores_names_en on ((store_name->>'en')) from stores;
--> statement-breakpoint
-- The owner, kind and event of a posting depend on each other; treated as independent, the planner expects half of the rows.
create statistics ledger_postings_logged (mcv) on log_owner, log_kind, log_event from ledger_postings;
