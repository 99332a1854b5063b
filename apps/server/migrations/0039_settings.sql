CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"announced_version" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "retention" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"media" integer,
	"records" integer,
	"activity" integer,
	"last_run_at" timestamp with time zone,
	"last_run" jsonb
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "summary_frequency" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "framework" text DEFAULT 'multiple' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "detail_level" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "advanced_models" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retention" ADD CONSTRAINT "retention_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "users" SET "framework" = f."name" FROM (
	SELECT "id", min("focus") AS "name" FROM "users", unnest("regulatory_focus") AS "focus"
	WHERE "focus" IN ('osha', 'msha', 'epa') GROUP BY "id" HAVING count(DISTINCT "focus") = 1
) f WHERE f."id" = "users"."id";--> statement-breakpoint
-- Invited people started with an industry that nobody had chosen; search now reads it.
UPDATE "users" SET "industry" = o."industry" FROM "organizations" o
	WHERE o."id" = "users"."current_organization_id" AND o."id" <> "users"."id" AND "users"."industry" = 'construction';--> statement-breakpoint
UPDATE "notification_settings" SET "summary_day" = 'monday' WHERE "summary_day" IN ('saturday', 'sunday');
