CREATE TABLE "feed_sources" (
	"organization_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"enabled" boolean NOT NULL,
	"position" integer NOT NULL,
	"etag" text,
	"last_modified" text,
	"last_fetched_at" timestamp with time zone,
	"last_error" text,
	"next_fetch_at" timestamp with time zone,
	CONSTRAINT "feed_sources_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "regulation_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"regulation_id" uuid NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regulation_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"started_by" uuid,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"summary" jsonb,
	"error_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "regulation_libraries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"content_hash" text
);
--> statement-breakpoint
CREATE TABLE "regulations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"replaces" uuid,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"summary" text NOT NULL,
	"description" text,
	"industry" text NOT NULL,
	"regulatory_body" text NOT NULL,
	"jurisdiction" text NOT NULL,
	"risk_level" text NOT NULL,
	"tags" text[] NOT NULL,
	"related_codes" text[] NOT NULL,
	"source" text NOT NULL,
	"authority" text,
	"document_type" text,
	"compliance_deadline" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"origin" text NOT NULL,
	"position" integer,
	"link" text,
	"guid" text,
	"embedding" "bytea",
	"changed_in" bigint NOT NULL,
	"created_by" uuid,
	"updated_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_sources" ADD CONSTRAINT "feed_sources_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulation_changes" ADD CONSTRAINT "regulation_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulation_changes" ADD CONSTRAINT "regulation_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulation_imports" ADD CONSTRAINT "regulation_imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulation_imports" ADD CONSTRAINT "regulation_imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulations" ADD CONSTRAINT "regulations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulations" ADD CONSTRAINT "regulations_replaces_regulations_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."regulations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulations" ADD CONSTRAINT "regulations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulations" ADD CONSTRAINT "regulations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_sources_due" ON "feed_sources" USING btree ("next_fetch_at") WHERE enabled;--> statement-breakpoint
CREATE INDEX "regulation_changes_of" ON "regulation_changes" USING btree ("organization_id","regulation_id","created_at");--> statement-breakpoint
CREATE INDEX "regulation_imports_newest" ON "regulation_imports" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "regulations_code" ON "regulations" USING btree ("organization_id","code_key") WHERE organization_id is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "regulations_built_in_code" ON "regulations" USING btree ("code_key") WHERE organization_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "regulations_replaced" ON "regulations" USING btree ("organization_id","replaces") WHERE replaces is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "regulations_link" ON "regulations" USING btree ("organization_id","link") WHERE link is not null;--> statement-breakpoint
CREATE INDEX "regulations_changed" ON "regulations" USING btree ("organization_id","changed_in");