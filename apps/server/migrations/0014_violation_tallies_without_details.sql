DROP INDEX "violation_tallies_of";--> statement-breakpoint
ALTER TABLE "violation_tallies" ADD COLUMN "detailed" boolean NOT NULL DEFAULT true;--> statement-breakpoint
ALTER TABLE "violation_tallies" ALTER COLUMN "detailed" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "violation_tallies_of" ON "violation_tallies" USING btree ("organization_id","detailed");--> statement-breakpoint
-- Every violation is counted a second time, without its assignee and site.
INSERT INTO "violation_tallies" (organization_id, severity, status, verdict, category, amount, detailed)
SELECT organization_id, severity, status, verdict, category, sum(amount), false FROM "violation_tallies"
GROUP BY 1, 2, 3, 4, 5 HAVING sum(amount) <> 0;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_violations() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if TG_OP = 'INSERT' then
    insert into public.violation_tallies
      (organization_id, severity, status, verdict, category, assignee, site_id, amount, detailed)
    select organization_id, severity, status, verdict, category, assignee, site_id, count(*),
      grouping(assignee, site_id) = 0
    from added
    group by organization_id, severity, status, verdict, category, grouping sets ((assignee, site_id), ());
  elsif TG_OP = 'DELETE' then
    insert into public.violation_tallies
      (organization_id, severity, status, verdict, category, assignee, site_id, amount, detailed)
    select organization_id, severity, status, verdict, category, assignee, site_id, -count(*),
      grouping(assignee, site_id) = 0
    from gone
    group by organization_id, severity, status, verdict, category, grouping sets ((assignee, site_id), ());
  else
    insert into public.violation_tallies
      (organization_id, severity, status, verdict, category, assignee, site_id, amount, detailed)
    select organization_id, severity, status, verdict, category, assignee, site_id, sum(amount),
      grouping(assignee, site_id) = 0
    from (
      select organization_id, severity, status, verdict, category, assignee, site_id, 1 as amount from added
      union all
      select organization_id, severity, status, verdict, category, assignee, site_id, -1 from gone
    ) changed
    group by organization_id, severity, status, verdict, category, grouping sets ((assignee, site_id), ())
    having sum(amount) <> 0;
  end if;
  return null;
end
$$;
