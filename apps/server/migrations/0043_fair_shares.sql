ALTER TABLE "analyses" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "work_seconds" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "stored_bytes" bigint;--> statement-breakpoint
CREATE INDEX "analyses_started" ON "analyses" USING btree ("organization_id","started_at");--> statement-breakpoint
CREATE INDEX "media_stored" ON "media" USING btree ("organization_id","stored_bytes","byte_size");