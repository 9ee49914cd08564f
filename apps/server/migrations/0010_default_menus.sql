ALTER TABLE "menus" ADD COLUMN "seed" text;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_seed" UNIQUE("seed");