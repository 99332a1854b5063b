ALTER TABLE "violations" ADD COLUMN "related_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "violations" ADD COLUMN "basis" text DEFAULT 'reported' NOT NULL;
--> statement-breakpoint
-- Of what earlier analyses found, a bare head on a site is the only breach that a picture can show.
UPDATE "violations" SET "basis" = case
  when hazard = 'head-protection' and severity <> 'Low' and messages #>> '{type,code}' like 'violation.%' then 'breach'
  else 'advisory' end
WHERE "analysis_id" IS NOT NULL AND "reported_by" IS NULL
  AND messages #>> '{type,code}' IS DISTINCT FROM 'spoken_hazard.type';
