CREATE TABLE "access_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"user_id" uuid,
	"subject_id" uuid,
	"kind" text NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_events_by_time" ON "access_events" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "access_events_by_age" ON "access_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "access_events_by_person" ON "access_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_events_by_subject" ON "access_events" USING btree ("subject_id");