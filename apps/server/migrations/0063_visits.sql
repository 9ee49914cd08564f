CREATE TABLE "goods_visits" (
	"goods_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_visits_goods_id_day_pk" PRIMARY KEY("goods_id","day"),
	CONSTRAINT "goods_visits_counts" CHECK ("goods_visits"."views" >= 0 and "goods_visits"."carts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_visits" (
	"store_id" bigint NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_visits_store_id_day_pk" PRIMARY KEY("store_id","day"),
	CONSTRAINT "store_visits_counts" CHECK ("store_visits"."visits" >= 0 and "store_visits"."views" >= 0 and "store_visits"."carts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "goods_visits" ADD CONSTRAINT "goods_visits_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;