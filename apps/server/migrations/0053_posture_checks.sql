CREATE TABLE "posture_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"reason" text,
	"points" jsonb,
	"angles" jsonb,
	"answers" jsonb NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posture_checks" ADD CONSTRAINT "posture_checks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posture_checks" ADD CONSTRAINT "posture_checks_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posture_checks" ADD CONSTRAINT "posture_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posture_checks_of" ON "posture_checks" USING btree ("organization_id","analysis_id");--> statement-breakpoint
SELECT publish_changes_of('posture_checks', 'analyses');
