CREATE OR REPLACE FUNCTION public.tally_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;
