ALTER TABLE "feed_sources" ADD COLUMN "last_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "last_status" integer;--> statement-breakpoint
ALTER TABLE "feed_sources" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "regulation_imports" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "regulation_imports" ADD COLUMN "entries" text;--> statement-breakpoint
-- Megabytes of text that are read once and thrown away: compressing them costs more than it saves.
ALTER TABLE "regulation_imports" ALTER COLUMN "entries" SET STORAGE EXTERNAL;