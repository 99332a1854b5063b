CREATE OR REPLACE FUNCTION public.tally_due_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if TG_OP = 'INSERT' then
    insert into public.day_tallies (organization_id, site_id, day, figure, amount)
    select organization_id, site_id, due_date, 'due', count(*)
    from added where due_date is not null and status in ('open', 'in_progress') group by 1, 2, 3;
  elsif TG_OP = 'DELETE' then
    insert into public.day_tallies (organization_id, site_id, day, figure, amount)
    select organization_id, site_id, due_date, 'due', -count(*)
    from gone where due_date is not null and status in ('open', 'in_progress') group by 1, 2, 3;
  else
    insert into public.day_tallies (organization_id, site_id, day, figure, amount)
    select organization_id, site_id, due_date, 'due', sum(amount)
    from (
      select organization_id, site_id, due_date, status, 1 as amount from added
      union all
      select organization_id, site_id, due_date, status, -1 from gone
    ) changed
    where due_date is not null and status in ('open', 'in_progress') group by 1, 2, 3 having sum(amount) <> 0;
  end if;
  return null;
end
$function$;
