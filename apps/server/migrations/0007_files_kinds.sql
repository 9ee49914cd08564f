ALTER TABLE "files" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "kind" text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "store" text DEFAULT 'local' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_of_kind" CHECK (("files"."kind" = 'image') = ("files"."width" is not null and "files"."height" is not null));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_certificates_private" CHECK ("files"."kind" <> 'pem' or "files"."is_private");