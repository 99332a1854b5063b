ALTER TABLE "media" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_source_id_media_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_frames" ON "media" USING btree ("source_id");--> statement-breakpoint
-- A frame used to be told by its empty hash; its video is the one whose analysis found something on it.
UPDATE "media" SET "source_id" = "analyses"."media_id"
FROM "violations" JOIN "analyses" ON "analyses"."id" = "violations"."analysis_id"
WHERE "violations"."media_id" = "media"."id" AND "media"."sha256" = '' AND "analyses"."media_id" <> "media"."id";--> statement-breakpoint
UPDATE "media" SET "sha256" = NULL WHERE "sha256" = '';
