CREATE TABLE "task_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"violation_id" uuid,
	"user_id" uuid,
	"state" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"location" text NOT NULL,
	"steps" jsonb NOT NULL,
	"note" text NOT NULL,
	"severity" text NOT NULL,
	"priority" text NOT NULL,
	"due_date" date NOT NULL,
	"regulation_codes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"task_id" uuid
);
--> statement-breakpoint
ALTER TABLE "task_suggestions" ADD CONSTRAINT "task_suggestions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_suggestions" ADD CONSTRAINT "task_suggestions_violation_id_violations_id_fk" FOREIGN KEY ("violation_id") REFERENCES "public"."violations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_suggestions" ADD CONSTRAINT "task_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_suggestions" ADD CONSTRAINT "task_suggestions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_suggestions" ADD CONSTRAINT "task_suggestions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_suggestions_waiting" ON "task_suggestions" USING btree ("organization_id","submitted_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "task_suggestions_violation" ON "task_suggestions" USING btree ("violation_id","created_at");--> statement-breakpoint
CREATE INDEX "task_suggestions_task" ON "task_suggestions" USING btree ("task_id");