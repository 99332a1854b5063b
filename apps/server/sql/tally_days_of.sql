CREATE OR REPLACE FUNCTION public.tally_days_of(chosen uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from public.day_tallies where organization_id = any(chosen);
  insert into public.day_tallies (organization_id, site_id, day, figure, kind, amount)
  select v.organization_id, v.site_id, f.day, f.figure, f.kind, sum(f.amount)
  from public.violations v, public.zone_of(v.organization_id) zone, public.violation_figures(v, zone) f
  where v.organization_id = any(chosen) group by 1, 2, 3, 4, 5;
  insert into public.day_tallies (organization_id, site_id, day, figure, amount)
  select organization_id, site_id, (created_at at time zone public.zone_of(organization_id))::date, 'tasks', count(*)
  from public.tasks where organization_id = any(chosen) group by 1, 2, 3
  union all
  select organization_id, site_id, due_date, 'due', count(*)
  from public.tasks
  where organization_id = any(chosen) and due_date is not null and status in ('open', 'in_progress') group by 1, 2, 3
  union all
  select organization_id, site_id, (created_at at time zone public.zone_of(organization_id))::date, 'uploads', count(*)
  from public.analyses where organization_id = any(chosen) and status <> 'canceled' group by 1, 2, 3;
  select count(public.count_recheck(r, 1)) from public.violation_rechecks r where r.organization_id = any(chosen);
$function$;
