CREATE TABLE "learned_thresholds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"site_id" uuid,
	"kind" text NOT NULL,
	"detector" text NOT NULL,
	"shipped" double precision NOT NULL,
	"threshold" double precision NOT NULL,
	"before" double precision NOT NULL,
	"figures" jsonb NOT NULL,
	"undone" boolean DEFAULT false NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learned_thresholds_one" UNIQUE NULLS NOT DISTINCT("organization_id","site_id","kind")
);
--> statement-breakpoint
CREATE TABLE "learning_settings" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organization_exports" ADD COLUMN "content" text DEFAULT 'organization' NOT NULL;--> statement-breakpoint
ALTER TABLE "learned_thresholds" ADD CONSTRAINT "learned_thresholds_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_thresholds" ADD CONSTRAINT "learned_thresholds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_thresholds" ADD CONSTRAINT "learned_thresholds_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "violations_judged" ON "violations" USING btree ("organization_id","detected_at") WHERE verdict is not null;