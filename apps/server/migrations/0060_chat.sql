CREATE TABLE "chat_messages" (
	"chat_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"store_id" bigint NOT NULL,
	"side" text NOT NULL,
	"sender_id" bigint,
	"client_id" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"auto_text" jsonb,
	"image" text DEFAULT '' NOT NULL,
	"goods_id" bigint,
	"order_id" bigint,
	"event" text,
	"event_name" text DEFAULT '' NOT NULL,
	"recalled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_chat_id_seq_pk" PRIMARY KEY("chat_id","seq"),
	CONSTRAINT "chat_messages_seq" CHECK ("chat_messages"."seq" > 0),
	CONSTRAINT "chat_messages_sender" CHECK (("chat_messages"."sender_id" is null) = ("chat_messages"."client_id" = '') and case "chat_messages"."side" when 'shopper' then "chat_messages"."sender_id" is not null
        when 'store' then ("chat_messages"."sender_id" is null) = ("chat_messages"."auto_text" is not null) else "chat_messages"."sender_id" is null end),
	CONSTRAINT "chat_messages_system" CHECK (("chat_messages"."side" = 'system') = ("chat_messages"."kind" = 'system') and ("chat_messages"."kind" = 'system') = ("chat_messages"."event" is not null)),
	CONSTRAINT "chat_messages_content" CHECK (case when "chat_messages"."recalled_at" is not null then "chat_messages"."text" = '' and "chat_messages"."image" = '' and num_nonnulls("chat_messages"."goods_id", "chat_messages"."order_id") = 0
        else ("chat_messages"."kind" = 'text') = ("chat_messages"."text" <> '' or "chat_messages"."auto_text" is not null) and ("chat_messages"."kind" = 'image') = ("chat_messages"."image" <> '')
          and ("chat_messages"."kind" = 'goods') = ("chat_messages"."goods_id" is not null) and ("chat_messages"."kind" = 'order') = ("chat_messages"."order_id" is not null) end),
	CONSTRAINT "chat_messages_length" CHECK (length("chat_messages"."text") <= 1000 and length("chat_messages"."client_id") <= 40)
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"greeting" jsonb NOT NULL,
	"away" jsonb NOT NULL,
	"days" integer[] NOT NULL,
	"from_minute" integer NOT NULL,
	"till_minute" integer NOT NULL,
	"quick_replies" text[] NOT NULL,
	CONSTRAINT "chat_settings_hours" CHECK (0 <= "chat_settings"."from_minute" and "chat_settings"."from_minute" < "chat_settings"."till_minute" and "chat_settings"."till_minute" < 1440),
	CONSTRAINT "chat_settings_replies" CHECK (cardinality("chat_settings"."quick_replies") <= 50 and "chat_settings"."days" <@ '{1,2,3,4,5,6,7}'::int[])
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"shopper_delivered" integer DEFAULT 0 NOT NULL,
	"shopper_read" integer DEFAULT 0 NOT NULL,
	"store_delivered" integer DEFAULT 0 NOT NULL,
	"store_read" integer DEFAULT 0 NOT NULL,
	"shopper_unread" integer DEFAULT 0 NOT NULL,
	"store_unread" integer DEFAULT 0 NOT NULL,
	"assignee_id" bigint,
	"muted_at" timestamp with time zone,
	"mute_reason" text DEFAULT '' NOT NULL,
	"away_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chats_pair" UNIQUE("user_id","store_id"),
	CONSTRAINT "chats_marks" CHECK (0 <= "chats"."shopper_read" and "chats"."shopper_read" <= "chats"."shopper_delivered" and "chats"."shopper_delivered" <= "chats"."last_seq"
        and 0 <= "chats"."store_read" and "chats"."store_read" <= "chats"."store_delivered" and "chats"."store_delivered" <= "chats"."last_seq"),
	CONSTRAINT "chats_unread" CHECK ("chats"."shopper_unread" between 0 and "chats"."last_seq" - "chats"."shopper_read" and "chats"."store_unread" between 0 and "chats"."last_seq" - "chats"."store_read"),
	CONSTRAINT "chats_muted" CHECK (("chats"."muted_at" is null) = ("chats"."mute_reason" = ''))
);
--> statement-breakpoint
CREATE TABLE "socket_presence" (
	"area" text NOT NULL,
	"account_id" bigint NOT NULL,
	"store_id" bigint,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "socket_presence_area_account_id_pk" PRIMARY KEY("area","account_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_goods" FOREIGN KEY ("store_id","goods_id") REFERENCES "public"."goods"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_order" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("chat_id","sender_id","client_id") WHERE "chat_messages"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_recalled" ON "chat_messages" USING btree ("chat_id","seq") WHERE "chat_messages"."recalled_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_of_goods" ON "chat_messages" USING btree ("store_id","goods_id") WHERE "chat_messages"."goods_id" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_of_order" ON "chat_messages" USING btree ("store_id","order_id") WHERE "chat_messages"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "chats_user" ON "chats" USING btree ("user_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "chats"."last_at" is not null;--> statement-breakpoint
CREATE INDEX "chats_user_unread" ON "chats" USING btree ("user_id") WHERE "chats"."shopper_unread" > 0;--> statement-breakpoint
CREATE INDEX "chats_store" ON "chats" USING btree ("store_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "chats"."last_at" is not null;--> statement-breakpoint
CREATE INDEX "chats_store_unread" ON "chats" USING btree ("store_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "chats"."store_unread" > 0;--> statement-breakpoint
CREATE INDEX "chats_waiting" ON "chats" USING btree ("store_id","waiting_since","id") WHERE "chats"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chats_assignee" ON "chats" USING btree ("assignee_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "socket_presence_store" ON "socket_presence" USING btree ("store_id","seen_at");