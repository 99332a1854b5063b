CREATE TABLE "task_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"field" text NOT NULL,
	"from" text,
	"to" text,
	"created_at" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "task_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "fix_photo" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "task_changes" ADD CONSTRAINT "task_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_changes" ADD CONSTRAINT "task_changes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_changes" ADD CONSTRAINT "task_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_changes_of" ON "task_changes" USING btree ("organization_id","task_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_request" ON "tasks" USING btree ("organization_id","request_id");