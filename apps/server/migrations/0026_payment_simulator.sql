CREATE TABLE "simulator_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulator_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator_trades" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulator_trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"code" text NOT NULL,
	"trade" jsonb NOT NULL,
	"trade_nos" text[] NOT NULL,
	"refund_nos" text[] NOT NULL,
	"next_notice_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "simulator_trades_no" UNIQUE("provider","out_trade_no"),
	CONSTRAINT "simulator_trades_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE INDEX "simulator_trades_trade_nos" ON "simulator_trades" USING gin ("trade_nos");--> statement-breakpoint
CREATE INDEX "simulator_trades_refund_nos" ON "simulator_trades" USING gin ("refund_nos");--> statement-breakpoint
CREATE INDEX "simulator_trades_next" ON "simulator_trades" USING btree ("next_notice_at") WHERE "simulator_trades"."next_notice_at" is not null;