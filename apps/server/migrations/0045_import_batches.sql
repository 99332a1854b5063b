CREATE TABLE "regulation_import_batches" (
	"organization_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "regulation_import_batches_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "regulation_import_batches" ADD CONSTRAINT "regulation_import_batches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulation_import_batches" ADD CONSTRAINT "regulation_import_batches_import_id_regulation_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."regulation_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What waits in the old form is read by no job any more; nothing of it was stored.
UPDATE regulation_imports SET state = 'failed', error_code = 'import_failed', finished_at = now(), updated_at = now()
  WHERE state IN ('queued', 'running');--> statement-breakpoint
ALTER TABLE "regulation_imports" DROP COLUMN "entries";