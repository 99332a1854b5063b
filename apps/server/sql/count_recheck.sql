CREATE OR REPLACE FUNCTION public.count_recheck(r violation_rechecks, step integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into public.day_tallies (organization_id, site_id, day, figure, amount)
  select r.organization_id, r.site_id, (r.created_at at time zone public.zone_of(r.organization_id))::date, figure, step
  from (values ('rechecks'), ('rechecksPassed')) as figures (figure)
  where figure = 'rechecks' or r.before = r.after
$function$;
