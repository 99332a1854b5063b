CREATE TABLE "day_tallies" (
	"organization_id" uuid NOT NULL,
	"site_id" uuid,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"kind" text,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "violation_rechecks" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "violations" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "day_tallies_of" ON "day_tallies" USING btree ("organization_id","figure","day");--> statement-breakpoint
ALTER TABLE "violation_rechecks" ADD CONSTRAINT "violation_rechecks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "violations" v SET resolved_at = coalesce(
  (SELECT max(c.created_at) FROM "violation_changes" c
   WHERE c.organization_id = v.organization_id AND c.violation_id = v.id AND c.field = 'status' AND c."to" = 'Resolved'),
  v.updated_at)
WHERE v.status = 'Resolved';
--> statement-breakpoint
UPDATE "violation_rechecks" r SET site_id = v.site_id FROM "violations" v WHERE v.id = r.violation_id AND v.site_id IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION zone_of(organization uuid) RETURNS text LANGUAGE sql STABLE AS $$
  select coalesce((select time_zone from public.subscriptions where organization_id = organization), 'UTC')
$$;
--> statement-breakpoint
-- What became of a finding: only an analysis gives a confidence, and an answered question is nothing it missed.
CREATE FUNCTION finding_outcome(v public.violations) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select case
    when v.analysis_id is null or v.question_id is not null then null
    when v.confidence is not null then coalesce(v.verdict, 'unreviewed')
    when v.verdict is distinct from 'dismissed' then 'added'
  end
$$;
--> statement-breakpoint
-- What one violation adds to the figures of which day.
CREATE FUNCTION violation_figures(v public.violations, zone text)
RETURNS TABLE (day date, figure text, kind text, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  select (at at time zone zone)::date, name, kind, units
  from (values
    (v.detected_at, lower(v.severity), null, 1::bigint),
    (v.detected_at, 'category', v.category, 1),
    (v.resolved_at, 'resolved', null, 1),
    (v.resolved_at, 'fixMinutes', null, greatest(0, extract(epoch from v.resolved_at - v.detected_at) / 60)::bigint)
  ) as figures (at, name, kind, units)
  where at is not null and v.verdict is distinct from 'dismissed'
  union all
  select date_trunc('month', v.detected_at at time zone zone)::date, outcome, v.hazard, 1
  from public.finding_outcome(v) as outcome where outcome is not null
  union all
  select date '1970-01-01', 'cited', code, 1
  from (select distinct unnest(v.regulation_codes)) as codes (code)
  where v.status <> 'Resolved' and v.verdict is distinct from 'dismissed'
$$;
--> statement-breakpoint
CREATE FUNCTION tally_violation_days() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
-- Rows that count on the day they were made, under the figure in the first argument. A canceled analysis was no upload.
CREATE FUNCTION tally_days() RETURNS trigger LANGUAGE plpgsql AS $$
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
$$;
--> statement-breakpoint
-- Rechecks are few and made one at a time, so each row is counted by itself.
CREATE FUNCTION count_recheck(r public.violation_rechecks, step integer) RETURNS void LANGUAGE sql AS $$
  insert into public.day_tallies (organization_id, site_id, day, figure, amount)
  select r.organization_id, r.site_id, (r.created_at at time zone public.zone_of(r.organization_id))::date, figure, step
  from (values ('rechecks'), ('rechecksPassed')) as figures (figure)
  where figure = 'rechecks' or r.before = r.after
$$;
--> statement-breakpoint
CREATE FUNCTION tally_recheck_days() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if TG_OP <> 'INSERT' then perform public.count_recheck(old, -1); end if;
  if TG_OP <> 'DELETE' then perform public.count_recheck(new, 1); end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION place_recheck() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.site_id := (select site_id from public.violations where id = new.violation_id);
  return new;
end
$$;
--> statement-breakpoint
CREATE FUNCTION move_rechecks() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update public.violation_rechecks set site_id = new.site_id
  where organization_id = new.organization_id and violation_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "violation_days_added" AFTER INSERT ON "violations" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_violation_days();
--> statement-breakpoint
CREATE TRIGGER "violation_days_gone" AFTER DELETE ON "violations" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_violation_days();
--> statement-breakpoint
CREATE TRIGGER "violation_days_changed" AFTER UPDATE ON "violations" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_violation_days();
--> statement-breakpoint
CREATE TRIGGER "task_days_added" AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_days('tasks');
--> statement-breakpoint
CREATE TRIGGER "task_days_gone" AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_days('tasks');
--> statement-breakpoint
CREATE TRIGGER "task_days_changed" AFTER UPDATE ON "tasks" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_days('tasks');
--> statement-breakpoint
CREATE TRIGGER "analysis_days_added" AFTER INSERT ON "analyses" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_days('uploads');
--> statement-breakpoint
CREATE TRIGGER "analysis_days_gone" AFTER DELETE ON "analyses" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_days('uploads');
--> statement-breakpoint
CREATE TRIGGER "analysis_days_changed" AFTER UPDATE ON "analyses" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_days('uploads');
--> statement-breakpoint
CREATE TRIGGER "recheck_place" BEFORE INSERT ON "violation_rechecks" FOR EACH ROW EXECUTE FUNCTION place_recheck();
--> statement-breakpoint
CREATE TRIGGER "recheck_days" AFTER INSERT OR UPDATE OR DELETE ON "violation_rechecks" FOR EACH ROW EXECUTE FUNCTION tally_recheck_days();
--> statement-breakpoint
CREATE TRIGGER "violation_moved" AFTER UPDATE OF "site_id" ON "violations" FOR EACH ROW WHEN (old.site_id IS DISTINCT FROM new.site_id) EXECUTE FUNCTION move_rechecks();
--> statement-breakpoint
-- Counts everything of these organizations once more, in their time zone.
CREATE FUNCTION tally_days_of(chosen uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from public.day_tallies where organization_id = any(chosen);
  insert into public.day_tallies (organization_id, site_id, day, figure, kind, amount)
  select v.organization_id, v.site_id, f.day, f.figure, f.kind, sum(f.amount)
  from public.violations v, public.zone_of(v.organization_id) zone, public.violation_figures(v, zone) f
  where v.organization_id = any(chosen) group by 1, 2, 3, 4, 5;
  insert into public.day_tallies (organization_id, site_id, day, figure, amount)
  select organization_id, site_id, (created_at at time zone public.zone_of(organization_id))::date, 'tasks', count(*)
  from public.tasks where organization_id = any(chosen) group by 1, 2, 3
  union all
  select organization_id, site_id, (created_at at time zone public.zone_of(organization_id))::date, 'uploads', count(*)
  from public.analyses where organization_id = any(chosen) and status <> 'canceled' group by 1, 2, 3;
  select count(public.count_recheck(r, 1)) from public.violation_rechecks r where r.organization_id = any(chosen);
$$;
--> statement-breakpoint
CREATE FUNCTION tally_days_in_new_zone() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform public.tally_days_of(array[new.organization_id]);
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "day_tallies_zone" AFTER UPDATE OF "time_zone" ON "subscriptions" FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION tally_days_in_new_zone();
--> statement-breakpoint
-- An organization that is deleted takes its records with it, and their triggers count them down until the end.
CREATE FUNCTION delete_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from public.day_tallies where organization_id = old.id;
  delete from public.violation_tallies where organization_id = old.id;
  delete from public.task_tallies where organization_id = old.id;
  return null;
end
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "organization_tallies" AFTER DELETE ON "organizations" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION delete_tallies();
--> statement-breakpoint
SELECT tally_days_of(array_agg(id)) FROM "organizations";
