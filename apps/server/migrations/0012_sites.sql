-- Every violation, task and upload is written once; that takes longer than a request may.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country" text,
	"state" text,
	"time_zone" text,
	"industry" text NOT NULL,
	"ppe" jsonb NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "site_limit" integer;--> statement-breakpoint
ALTER TABLE "task_tallies" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "violation_tallies" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "violations" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sites_name" ON "sites" USING btree ("organization_id",lower(name));--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violations" ADD CONSTRAINT "violations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_site" ON "analyses" USING btree ("organization_id","site_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_site" ON "tasks" USING btree ("organization_id","site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_site_tab" ON "tasks" USING btree ("organization_id","site_id","tab","created_at","id");--> statement-breakpoint
CREATE INDEX "violations_site" ON "violations" USING btree ("organization_id","site_id","detected_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_violations() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if TG_OP = 'INSERT' then
    insert into public.violation_tallies (organization_id, severity, status, verdict, category, assignee, site_id, amount)
    select organization_id, severity, status, verdict, category, assignee, site_id, count(*)
    from added group by 1, 2, 3, 4, 5, 6, 7;
  elsif TG_OP = 'DELETE' then
    insert into public.violation_tallies (organization_id, severity, status, verdict, category, assignee, site_id, amount)
    select organization_id, severity, status, verdict, category, assignee, site_id, -count(*)
    from gone group by 1, 2, 3, 4, 5, 6, 7;
  else
    insert into public.violation_tallies (organization_id, severity, status, verdict, category, assignee, site_id, amount)
    select organization_id, severity, status, verdict, category, assignee, site_id, sum(amount)
    from (
      select organization_id, severity, status, verdict, category, assignee, site_id, 1 as amount from added
      union all
      select organization_id, severity, status, verdict, category, assignee, site_id, -1 from gone
    ) changed
    group by 1, 2, 3, 4, 5, 6, 7 having sum(amount) <> 0;
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if TG_OP = 'INSERT' then
    insert into public.task_tallies (organization_id, status, priority, assignee, site_id, amount)
    select organization_id, status, priority, assignee, site_id, count(*) from added group by 1, 2, 3, 4, 5;
  elsif TG_OP = 'DELETE' then
    insert into public.task_tallies (organization_id, status, priority, assignee, site_id, amount)
    select organization_id, status, priority, assignee, site_id, -count(*) from gone group by 1, 2, 3, 4, 5;
  else
    insert into public.task_tallies (organization_id, status, priority, assignee, site_id, amount)
    select organization_id, status, priority, assignee, site_id, sum(amount)
    from (
      select organization_id, status, priority, assignee, site_id, 1 as amount from added
      union all
      select organization_id, status, priority, assignee, site_id, -1 from gone
    ) changed
    group by 1, 2, 3, 4, 5 having sum(amount) <> 0;
  end if;
  return null;
end
$$;
--> statement-breakpoint
-- Each organization gets its first site: what its first admin wrote as their worksite at sign-up, or its own name.
INSERT INTO "sites" ("id", "organization_id", "name", "country", "industry", "ppe", "created_at", "updated_at")
SELECT gen_random_uuid(), o.id, coalesce(nullif(trim(founder.worksite), ''), o.name),
  case founder.region when 'us' then 'US' when 'ca' then 'CA' when 'uk' then 'GB' when 'au' then 'AU' end,
  o.industry,
  case when o.industry in ('construction', 'mining')
    then '{"hardHat":"always","highVisibility":"posted","eyes":"posted","ears":"posted","feet":"always"}'::jsonb
    else '{"hardHat":"posted","highVisibility":"posted","eyes":"posted","ears":"posted","feet":"posted"}'::jsonb
  end,
  o.created_at, o.created_at
FROM "organizations" o
LEFT JOIN LATERAL (
  select u.worksite, u.region from memberships m join users u on u.id = m.user_id
  where m.organization_id = o.id and m.role = 'admin' order by m.joined_at, u.id limit 1
) founder ON true;
--> statement-breakpoint
UPDATE "analyses" SET "site_id" = "sites"."id" FROM "sites"
WHERE "sites"."organization_id" = "analyses"."organization_id";
--> statement-breakpoint
-- A task keeps the worksite that a person wrote. A position in a picture is none.
UPDATE "tasks" SET "site_id" = "sites"."id", "worksite" = "sites"."name" FROM "sites"
WHERE "sites"."organization_id" = "tasks"."organization_id"
  AND ("tasks"."worksite" = '' OR lower("tasks"."worksite") = lower("sites"."name") OR EXISTS (
    select 1 from violations v
    where v.id = tasks.violation_id and v.messages #>> '{location,code}' <> 'own'
      and tasks.worksite = v.messages #>> '{location,text}'
  ));
--> statement-breakpoint
-- Where something is in the picture is kept as the position; the location is only what a person wrote.
UPDATE "violations" SET
  "site_id" = "sites"."id",
  "location" = case when messages #>> '{location,code}' <> 'own' then '' else location end,
  "messages" = (messages - 'location') || jsonb_build_object(
    'position', case when messages #>> '{location,code}' <> 'own' then messages -> 'location' end
  )
FROM "sites" WHERE "sites"."organization_id" = "violations"."organization_id";
