ALTER TABLE "analyses" ADD COLUMN "area" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "captured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "violations" ADD COLUMN "captured_at" timestamp with time zone;--> statement-breakpoint
-- A person who reports something says when they saw it.
UPDATE "violations" SET "captured_at" = "detected_at" WHERE "analysis_id" IS NULL;
