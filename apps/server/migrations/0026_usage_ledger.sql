CREATE TABLE "usage_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	"reference" uuid,
	"request_key" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "extra_analyses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "free_analyses_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "free_questions_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renews_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_ledger" ADD CONSTRAINT "usage_ledger_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_ledger" ADD CONSTRAINT "usage_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_ledger_by_organization" ON "usage_ledger" USING btree ("organization_id","at");--> statement-breakpoint
CREATE INDEX "usage_ledger_by_reference" ON "usage_ledger" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "usage_ledger_once" ON "usage_ledger" USING btree ("organization_id","kind","request_key");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "extra_not_negative" CHECK ("subscriptions"."extra_analyses" >= 0);--> statement-breakpoint
UPDATE "subscriptions" SET "renews_at" = "started_at" + interval '1 month' WHERE "plan" NOT IN ('free', 'enterprise');--> statement-breakpoint
-- What is left now is where the ledger starts; analyses under way can still be given back.
INSERT INTO "usage_ledger" ("id", "organization_id", "user_id", "kind", "reason", "amount", "reference", "at")
SELECT gen_random_uuid(), a."organization_id", a."requested_by", 'analysis', 'use', CASE WHEN s."analyses_remaining" IS NULL THEN 0 ELSE -1 END, a."id", a."created_at"
FROM "analyses" a JOIN "subscriptions" s ON s."organization_id" = a."organization_id"
WHERE a."status" IN ('queued', 'running');--> statement-breakpoint
INSERT INTO "usage_ledger" ("id", "organization_id", "kind", "reason", "amount", "at")
SELECT gen_random_uuid(), s."organization_id", 'analysis', 'grant', s."analyses_remaining" - coalesce((SELECT sum(l."amount") FROM "usage_ledger" l WHERE l."organization_id" = s."organization_id"), 0), s."started_at"
FROM "subscriptions" s WHERE s."analyses_remaining" IS NOT NULL;--> statement-breakpoint
INSERT INTO "usage_ledger" ("id", "organization_id", "kind", "reason", "amount", "at")
SELECT gen_random_uuid(), s."organization_id", 'question', 'grant', s."questions_remaining", s."started_at"
FROM "subscriptions" s WHERE s."questions_remaining" IS NOT NULL;
