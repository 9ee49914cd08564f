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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "attr_values_attr" UNIQUE("attr_id","id")
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
	"freight_choice" text DEFAULT 'default' NOT NULL,
	"freight_id" bigint,
	"shelf" text DEFAULT 'off' NOT NULL,
	"review" text DEFAULT 'examined' NOT NULL,
	"store_public" boolean DEFAULT false NOT NULL,
	"listed" boolean GENERATED ALWAYS AS (shelf = 'on' and review = 'examined' and deleted_at is null and store_public) STORED NOT NULL,
	"is_recommend" boolean DEFAULT false NOT NULL,
	"is_master" boolean DEFAULT false NOT NULL,
	"price_cents" bigint DEFAULT 0 NOT NULL,
	"market_price_cents" bigint DEFAULT 0 NOT NULL,
	"sold_out" boolean DEFAULT true NOT NULL,
	"sale_count" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_tenant" UNIQUE("store_id","id"),
	CONSTRAINT "goods_no" UNIQUE("store_id","goods_no"),
	CONSTRAINT "goods_images" CHECK (cardinality("goods"."images") between 1 and 20),
	CONSTRAINT "goods_class_path" CHECK (cardinality("goods"."class_path") = 3 and "goods"."class_path"[3] = "goods"."class_id"),
	CONSTRAINT "goods_price" CHECK ("goods"."price_cents" >= 0 and "goods"."market_price_cents" >= 0),
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
	CONSTRAINT "skus_no" UNIQUE("store_id","sku_no"),
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_some" CHECK ("stock_movements"."on_hand_delta" <> 0 or "stock_movements"."reserved_delta" <> 0)
);
--> statement-breakpoint
CREATE TABLE "adv_spaces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adv_spaces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
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
	CONSTRAINT "advs_window" CHECK ("advs"."adv_start" < "advs"."adv_end")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "article_menus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"url" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_url" UNIQUE("url"),
	CONSTRAINT "files_size" CHECK ("files"."bytes" > 0 and "files"."width" > 0 and "files"."height" > 0)
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
	CONSTRAINT "areas_code" UNIQUE("code"),
	CONSTRAINT "areas_deep" CHECK ("areas"."deep" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "expresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"code" text NOT NULL,
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
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
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
CREATE TABLE "sms_inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_classes" (
	"store_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	CONSTRAINT "store_classes_store_id_class_id_pk" PRIMARY KEY("store_id","class_id")
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
	"status" text DEFAULT 'closed' NOT NULL,
	"sale_count" integer DEFAULT 0 NOT NULL,
	"passed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_owner" UNIQUE("user_id"),
	CONSTRAINT "stores_passed" CHECK ("stores"."status" = 'closed' or "stores"."verify" = 'passed'),
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
	"code" integer DEFAULT 200 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("area","account_id","route","key")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_province_code_areas_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_code_areas_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_region_code_areas_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_tickets" ADD CONSTRAINT "pay_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_tickets" ADD CONSTRAINT "pay_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_belong_id_users_id_fk" FOREIGN KEY ("belong_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attr_values" ADD CONSTRAINT "attr_values_tenant" FOREIGN KEY ("store_id","attr_id") REFERENCES "public"."goods_attrs"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_brand_id_goods_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."goods_brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_freight" FOREIGN KEY ("store_id","freight_id") REFERENCES "public"."freight_templates"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_attrs" ADD CONSTRAINT "goods_attrs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_search" ADD CONSTRAINT "goods_search_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_values" ADD CONSTRAINT "goods_values_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_values" ADD CONSTRAINT "goods_values_value" FOREIGN KEY ("attr_id","value_id") REFERENCES "public"."attr_values"("attr_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods" FOREIGN KEY ("store_id","goods_id") REFERENCES "public"."goods"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advs" ADD CONSTRAINT "advs_space_id_adv_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."adv_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_menu_id_article_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."article_menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_provinces" ADD CONSTRAINT "freight_provinces_province_code_areas_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_provinces" ADD CONSTRAINT "freight_provinces_template" FOREIGN KEY ("store_id","template_id") REFERENCES "public"."freight_templates"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_templates" ADD CONSTRAINT "freight_templates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "bills" ADD CONSTRAINT "bills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_classes" ADD CONSTRAINT "store_classes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_classes" ADD CONSTRAINT "store_classes_class_id_goods_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_province_code_areas_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_city_code_areas_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_region_code_areas_code_fk" FOREIGN KEY ("region_code") REFERENCES "public"."areas"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_classes" ADD CONSTRAINT "goods_classes_parent" FOREIGN KEY ("pid") REFERENCES "public"."goods_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "addresses_province" ON "addresses" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "addresses_city" ON "addresses" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "addresses_region" ON "addresses" USING btree ("region_code");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_username" ON "admins" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "login_failures_account" ON "login_failures" USING btree ("account","ip_block","created_at");--> statement-breakpoint
CREATE INDEX "login_failures_ip" ON "login_failures" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "pay_tickets_session" ON "pay_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "pay_tickets_user" ON "pay_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pay_tickets_expires_at" ON "pay_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_admin" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sessions_used_at" ON "sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "sms_codes_ip" ON "sms_codes" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "spent_proofs_expires_at" ON "spent_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone") WHERE "users"."phone" is not null;--> statement-breakpoint
CREATE INDEX "users_belong" ON "users" USING btree ("belong_id") WHERE "users"."belong_id" is not null;--> statement-breakpoint
CREATE INDEX "users_inviter" ON "users" USING btree ("inviter_id") WHERE "users"."inviter_id" is not null;--> statement-breakpoint
CREATE INDEX "carts_sku_id" ON "carts" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "attr_values_tenant_index" ON "attr_values" USING btree ("store_id","attr_id");--> statement-breakpoint
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
CREATE UNIQUE INDEX "search_spellings_spelling" ON "search_spellings" USING btree ("spelling" text_pattern_ops,"word");--> statement-breakpoint
CREATE INDEX "search_spellings_near" ON "search_spellings" USING gin ("near");--> statement-breakpoint
CREATE INDEX "skus_goods_id" ON "skus" USING btree ("goods_id","position");--> statement-breakpoint
CREATE INDEX "skus_tenant" ON "skus" USING btree ("store_id","goods_id");--> statement-breakpoint
CREATE INDEX "stock_movements_sku" ON "stock_movements" USING btree ("sku_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "advs_space" ON "advs" USING btree ("space_id","is_sort");--> statement-breakpoint
CREATE INDEX "articles_menu" ON "articles" USING btree ("menu_id","is_sort");--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("pinned","created_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_kind","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "freight_provinces_province" ON "freight_provinces" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "freight_provinces_tenant" ON "freight_provinces" USING btree ("store_id","template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_templates_one_default" ON "freight_templates" USING btree ("store_id") WHERE "freight_templates"."is_default";--> statement-breakpoint
CREATE INDEX "areas_pid" ON "areas" USING btree ("pid","code");--> statement-breakpoint
CREATE INDEX "ledger_postings_transaction" ON "ledger_postings" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "sms_inbox_created_at" ON "sms_inbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_groups_user" ON "order_groups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "order_groups_due" ON "order_groups" USING btree ("pay_before") WHERE "order_groups"."status" = 'open';--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_order_id" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_tenant" ON "order_lines" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_lines_parcel_index" ON "order_lines" USING btree ("order_id","parcel_id");--> statement-breakpoint
CREATE INDEX "orders_group" ON "orders" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_user_status" ON "orders" USING btree ("user_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_store_status" ON "orders" USING btree ("store_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "parcels_express" ON "parcels" USING btree ("delivery_code");--> statement-breakpoint
CREATE INDEX "bills_user" ON "bills" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_bill" ON "payment_attempts" USING btree ("bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_success" ON "payment_attempts" USING btree ("bill_id") WHERE "payment_attempts"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "store_classes_class" ON "store_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "stores_public" ON "stores" USING btree ("id") WHERE "stores"."verify" = 'passed' and "stores"."status" = 'open';--> statement-breakpoint
CREATE INDEX "stores_province" ON "stores" USING btree ("province_code");--> statement-breakpoint
CREATE INDEX "stores_city" ON "stores" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "stores_region" ON "stores" USING btree ("region_code");--> statement-breakpoint
CREATE INDEX "goods_brands_sort" ON "goods_brands" USING btree ("is_sort","id");--> statement-breakpoint
CREATE INDEX "goods_classes_pid" ON "goods_classes" USING btree ("pid","is_sort");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");