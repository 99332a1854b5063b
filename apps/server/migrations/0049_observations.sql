ALTER TABLE "violation_tallies" ADD COLUMN "basis" text DEFAULT 'reported' NOT NULL;
--> statement-breakpoint
-- What counts as a violation: nobody dismissed it, and it is more than advice. packages/domain has the same.
CREATE OR REPLACE FUNCTION public.is_violation(verdict text, basis text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select verdict is distinct from 'dismissed' and basis <> 'advisory'
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.is_open_violation(status text, verdict text, basis text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select status <> 'Resolved' and public.is_violation(verdict, basis)
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.tally_violations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if TG_OP = 'INSERT' then
    insert into public.violation_tallies
      (organization_id, severity, status, verdict, category, basis, assignee, site_id, amount, detailed)
    select organization_id, severity, status, verdict, category, basis, assignee, site_id, count(*),
      grouping(assignee, site_id) = 0
    from added
    group by organization_id, severity, status, verdict, category, basis, grouping sets ((assignee, site_id), ());
  elsif TG_OP = 'DELETE' then
    insert into public.violation_tallies
      (organization_id, severity, status, verdict, category, basis, assignee, site_id, amount, detailed)
    select organization_id, severity, status, verdict, category, basis, assignee, site_id, -count(*),
      grouping(assignee, site_id) = 0
    from gone
    group by organization_id, severity, status, verdict, category, basis, grouping sets ((assignee, site_id), ());
  else
    insert into public.violation_tallies
      (organization_id, severity, status, verdict, category, basis, assignee, site_id, amount, detailed)
    select organization_id, severity, status, verdict, category, basis, assignee, site_id, sum(amount),
      grouping(assignee, site_id) = 0
    from (
      select organization_id, severity, status, verdict, category, basis, assignee, site_id, 1 as amount from added
      union all
      select organization_id, severity, status, verdict, category, basis, assignee, site_id, -1 from gone
    ) changed
    group by organization_id, severity, status, verdict, category, basis, grouping sets ((assignee, site_id), ())
    having sum(amount) <> 0;
  end if;
  return null;
end
$function$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.violation_figures(v violations, zone text)
 RETURNS TABLE(day date, figure text, kind text, amount bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (at at time zone zone)::date, name, kind, units
  from (values
    (v.detected_at, lower(v.severity), null, 1::bigint),
    (v.detected_at, 'category', v.category, 1),
    (v.resolved_at, 'resolved', null, 1),
    (v.resolved_at, 'fixMinutes', null, greatest(0, extract(epoch from v.resolved_at - v.detected_at) / 60)::bigint)
  ) as figures (at, name, kind, units)
  where at is not null and public.is_violation(v.verdict, v.basis)
  union all
  select date_trunc('month', v.detected_at at time zone zone)::date, outcome, v.hazard, 1
  from public.finding_outcome(v) as outcome where outcome is not null
  union all
  select date '1970-01-01', 'cited', code, 1
  from (select distinct unnest(v.regulation_codes)) as codes (code)
  where public.is_open_violation(v.status, v.verdict, v.basis)
$function$;
--> statement-breakpoint
-- What was counted as reported until now is counted under its basis.
INSERT INTO "violation_tallies"
  (organization_id, severity, status, verdict, category, basis, assignee, site_id, amount, detailed)
SELECT organization_id, severity, status, verdict, category, counted.basis, assignee, site_id, counted.step * count(*),
  grouping(assignee, site_id) = 0
FROM "violations" v, LATERAL (VALUES (v.basis, 1), ('reported', -1)) AS counted (basis, step)
WHERE v.basis <> 'reported'
GROUP BY organization_id, severity, status, verdict, category, counted.basis, counted.step,
  GROUPING SETS ((assignee, site_id), ());
--> statement-breakpoint
SELECT tally_days_of(array_agg(id)) FROM "organizations";
