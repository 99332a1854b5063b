ALTER TABLE "regulations" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "regulations" ADD COLUMN "verification" jsonb;--> statement-breakpoint
ALTER TABLE "regulations" ADD COLUMN "asks" text[] DEFAULT '{}'::text[] NOT NULL;