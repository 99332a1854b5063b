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
