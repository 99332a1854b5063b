CREATE OR REPLACE FUNCTION public.tally_violation_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if TG_OP = 'INSERT' then
    insert into public.day_tallies (organization_id, site_id, day, figure, kind, amount)
    select v.organization_id, v.site_id, f.day, f.figure, f.kind, sum(f.amount)
    from added v, public.zone_of(v.organization_id) zone, public.violation_figures(v::public.violations, zone) f
    group by 1, 2, 3, 4, 5;
  elsif TG_OP = 'DELETE' then
    insert into public.day_tallies (organization_id, site_id, day, figure, kind, amount)
    select v.organization_id, v.site_id, f.day, f.figure, f.kind, -sum(f.amount)
    from gone v, public.zone_of(v.organization_id) zone, public.violation_figures(v::public.violations, zone) f
    group by 1, 2, 3, 4, 5;
  else
    insert into public.day_tallies (organization_id, site_id, day, figure, kind, amount)
    select organization_id, site_id, day, figure, kind, sum(amount)
    from (
      select v.organization_id, v.site_id, f.day, f.figure, f.kind, f.amount
      from added v, public.zone_of(v.organization_id) zone, public.violation_figures(v::public.violations, zone) f
      union all
      select v.organization_id, v.site_id, f.day, f.figure, f.kind, -f.amount
      from gone v, public.zone_of(v.organization_id) zone, public.violation_figures(v::public.violations, zone) f
    ) changed
    group by 1, 2, 3, 4, 5 having sum(amount) <> 0;
  end if;
  return null;
end
$function$;
