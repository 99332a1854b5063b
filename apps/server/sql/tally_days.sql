CREATE OR REPLACE FUNCTION public.tally_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if TG_OP = 'INSERT' then
    insert into public.day_tallies (organization_id, site_id, day, figure, amount)
    select organization_id, site_id, (created_at at time zone public.zone_of(organization_id))::date, TG_ARGV[0], count(*)
    from added where status <> 'canceled' group by 1, 2, 3;
  elsif TG_OP = 'DELETE' then
    insert into public.day_tallies (organization_id, site_id, day, figure, amount)
    select organization_id, site_id, (created_at at time zone public.zone_of(organization_id))::date, TG_ARGV[0], -count(*)
    from gone where status <> 'canceled' group by 1, 2, 3;
  else
    insert into public.day_tallies (organization_id, site_id, day, figure, amount)
    select organization_id, site_id, (created_at at time zone public.zone_of(organization_id))::date, TG_ARGV[0], sum(amount)
    from (
      select organization_id, site_id, created_at, status, 1 as amount from added
      union all
      select organization_id, site_id, created_at, status, -1 from gone
    ) changed
    where status <> 'canceled' group by 1, 2, 3 having sum(amount) <> 0;
  end if;
  return null;
end
$function$;
