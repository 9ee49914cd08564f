CREATE TABLE "order_line_discounts" (
	"line_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"offer_id" bigint NOT NULL,
	"funder" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "order_line_discounts_line_id_kind_pk" PRIMARY KEY("line_id","kind"),
	CONSTRAINT "order_line_discounts_amount" CHECK ("order_line_discounts"."amount_cents" > 0),
	CONSTRAINT "order_line_discounts_kind" CHECK ("order_line_discounts"."kind" in ('reduction', 'store_coupon', 'platform_coupon')),
	CONSTRAINT "order_line_discounts_funder" CHECK ("order_line_discounts"."funder" in ('store', 'platform'))
);
--> statement-breakpoint
ALTER TABLE "order_line_discounts" ADD CONSTRAINT "order_line_discounts_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_discounts_offer" ON "order_line_discounts" USING btree ("kind","offer_id","line_id");
