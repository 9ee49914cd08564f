ALTER TABLE "notices" ALTER COLUMN "tag" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "tag" SET DATA TYPE jsonb USING jsonb_build_object('zh-cn', "tag");--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "tag" SET DEFAULT '{"zh-cn":""}'::jsonb;
