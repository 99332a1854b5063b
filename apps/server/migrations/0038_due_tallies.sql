-- Open tasks by the day they are due: what is overdue is the sum of the days before today.
CREATE FUNCTION tally_due_days() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
CREATE TRIGGER "task_due_added" AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_due_days();
--> statement-breakpoint
CREATE TRIGGER "task_due_gone" AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_due_days();
--> statement-breakpoint
CREATE TRIGGER "task_due_changed" AFTER UPDATE ON "tasks" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_due_days();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_days_of(chosen uuid[]) RETURNS void LANGUAGE sql AS $$
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
$$;
--> statement-breakpoint
INSERT INTO "day_tallies" (organization_id, site_id, day, figure, amount)
SELECT organization_id, site_id, due_date, 'due', count(*) FROM "tasks"
WHERE due_date IS NOT NULL AND status IN ('open', 'in_progress') GROUP BY 1, 2, 3;
