-- Words for search. Each carries the first letters of its organisation's id, so that a search reads no other's.
-- Written without queries inside, since they run for every row that is written.
CREATE FUNCTION public.search_words(salt text, given text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  folded text := lower(given);
  words text[];
begin
  if octet_length(folded) <> length(folded) then
    -- Accents go, and every Chinese character stands by itself: neither is typed alike by everybody.
    folded := regexp_replace(
      translate(
        folded,
        'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ',
        'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'
      ),
      '([㐀-鿿])', ' \1 ', 'g'
    );
  end if;
  if length(folded) > 1000 then
    folded := regexp_replace(folded, '(\S{200})\S+', '\1', 'g');
  end if;
  words := tsvector_to_array(to_tsvector('pg_catalog.simple', folded));
  if cardinality(words) = 0 then
    return '{}';
  end if;
  return string_to_array(salt || array_to_string(words, E'\n' || salt), E'\n');
end
$$;
--> statement-breakpoint
CREATE FUNCTION public.search_query(salt text, given text, by_beginning boolean) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- From three letters on a word can be found by its beginning; shorter ones begin too many.
  select coalesce(
    string_agg(
      '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
        || case when by_beginning and length(word) - length(salt) >= 3 then ':*' else '' end,
      ' & '
    )::tsquery,
    ''::tsquery
  )
  from unnest(public.search_words(salt, given)) word
$$;
--> statement-breakpoint
CREATE FUNCTION public.violation_words(
  organization_id uuid, type text, description text, location text, codes text[], hazard text
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
declare
  salt text := left(organization_id::text, 8);
  code text := array_to_string(codes, ' ');
begin
  -- A code is found whole and by its parts; a place also under a mark of its own, a hazard under its name alone.
  return array_to_tsvector(
    public.search_words(
      salt, type || ' ' || description || ' ' || location || ' ' || code || ' ' || translate(code, '.()', '   ')
    )
    || public.search_words(salt || '@', location)
    || (case when hazard is null then '{}' else array[salt || '#' || hazard] end)
  );
end
$$;
--> statement-breakpoint
CREATE FUNCTION public.task_words(
  organization_id uuid, title text, description text, worksite text, code text, tags text[]
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
begin
  return array_to_tsvector(
    public.search_words(
      left(organization_id::text, 8),
      concat_ws(' ', title, description, worksite, code, translate(code, '.()', '   '), array_to_string(tags, ' '))
    )
  );
end
$$;
--> statement-breakpoint
CREATE TABLE "task_tallies" (
	"organization_id" uuid NOT NULL,
	"status" text NOT NULL,
	"priority" text NOT NULL,
	"assignee" uuid,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fine_settings" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"employees" integer,
	"good_faith" text NOT NULL,
	"history" text NOT NULL,
	"quick_fix" boolean NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "violation_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"violation_id" uuid NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"field" text NOT NULL,
	"from" text,
	"to" text,
	"task_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "violation_changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "violation_rechecks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"violation_id" uuid NOT NULL,
	"user_id" uuid,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"said" jsonb NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "violation_regulations" (
	"organization_id" uuid NOT NULL,
	"violation_id" uuid NOT NULL,
	"regulation_id" uuid NOT NULL,
	"reason" jsonb NOT NULL,
	"linked_by" uuid,
	"automatic" boolean NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "violation_regulations_violation_id_regulation_id_pk" PRIMARY KEY("violation_id","regulation_id")
);
--> statement-breakpoint
CREATE TABLE "violation_tallies" (
	"organization_id" uuid NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"verdict" text,
	"category" text NOT NULL,
	"assignee" uuid,
	"amount" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "tasks_newest";--> statement-breakpoint
DROP INDEX "violations_newest";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "reminded_for" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "overdue_notice_for" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "tab" text GENERATED ALWAYS AS (case when status in ('completed', 'closed') then 'completed' else status end) STORED;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "due_order" date GENERATED ALWAYS AS (coalesce(due_date, 'infinity'::date)) STORED;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "urgency" smallint GENERATED ALWAYS AS (case priority when 'high' then 3 when 'medium' then 2 else 1 end) STORED;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (task_words(organization_id, title, description, worksite, regulation_code, tags)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "violations" ADD COLUMN "category" text DEFAULT 'Other' NOT NULL;--> statement-breakpoint
ALTER TABLE "violations" ADD COLUMN "assignee" uuid;--> statement-breakpoint
ALTER TABLE "violations" ADD COLUMN "danger" smallint GENERATED ALWAYS AS (case severity when 'High' then 3 when 'Medium' then 2 else 1 end) STORED;--> statement-breakpoint
ALTER TABLE "violations" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (violation_words(organization_id, type, description, location, regulation_codes, hazard)) STORED;--> statement-breakpoint
ALTER TABLE "fine_settings" ADD CONSTRAINT "fine_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fine_settings" ADD CONSTRAINT "fine_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_changes" ADD CONSTRAINT "violation_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_changes" ADD CONSTRAINT "violation_changes_violation_id_violations_id_fk" FOREIGN KEY ("violation_id") REFERENCES "public"."violations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_changes" ADD CONSTRAINT "violation_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_rechecks" ADD CONSTRAINT "violation_rechecks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_rechecks" ADD CONSTRAINT "violation_rechecks_violation_id_violations_id_fk" FOREIGN KEY ("violation_id") REFERENCES "public"."violations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_rechecks" ADD CONSTRAINT "violation_rechecks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_regulations" ADD CONSTRAINT "violation_regulations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_regulations" ADD CONSTRAINT "violation_regulations_violation_id_violations_id_fk" FOREIGN KEY ("violation_id") REFERENCES "public"."violations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_regulations" ADD CONSTRAINT "violation_regulations_regulation_id_regulations_id_fk" FOREIGN KEY ("regulation_id") REFERENCES "public"."regulations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_regulations" ADD CONSTRAINT "violation_regulations_linked_by_users_id_fk" FOREIGN KEY ("linked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_tallies_of" ON "task_tallies" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "violation_changes_of" ON "violation_changes" USING btree ("organization_id","violation_id","position");--> statement-breakpoint
CREATE INDEX "violation_rechecks_of" ON "violation_rechecks" USING btree ("organization_id","violation_id");--> statement-breakpoint
CREATE INDEX "violation_tallies_of" ON "violation_tallies" USING btree ("organization_id");--> statement-breakpoint
ALTER TABLE "violations" ADD CONSTRAINT "violations_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_updated" ON "tasks" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("organization_id","due_order","id");--> statement-breakpoint
CREATE INDEX "tasks_urgency" ON "tasks" USING btree ("organization_id","urgency","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_tab" ON "tasks" USING btree ("organization_id","tab","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_tab_due" ON "tasks" USING btree ("organization_id","tab","due_order","id");--> statement-breakpoint
CREATE INDEX "tasks_tab_urgency" ON "tasks" USING btree ("organization_id","tab","urgency","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_only_completed" ON "tasks" USING btree ("organization_id","created_at","id") WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("organization_id","assignee","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_assignee_tab" ON "tasks" USING btree ("organization_id","assignee","tab","created_at","id");--> statement-breakpoint
CREATE INDEX "tasks_search" ON "tasks" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tasks_to_remind" ON "tasks" USING btree ("due_date") WHERE status in ('open', 'in_progress') and assignee is not null;--> statement-breakpoint
CREATE INDEX "violations_updated" ON "violations" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "violations_danger" ON "violations" USING btree ("organization_id","danger","detected_at","id");--> statement-breakpoint
CREATE INDEX "violations_status" ON "violations" USING btree ("organization_id","status","detected_at","id");--> statement-breakpoint
CREATE INDEX "violations_category" ON "violations" USING btree ("organization_id","category","detected_at","id");--> statement-breakpoint
CREATE INDEX "violations_assignee" ON "violations" USING btree ("organization_id","assignee","detected_at","id");--> statement-breakpoint
CREATE INDEX "violations_dismissed" ON "violations" USING btree ("organization_id","detected_at","id") WHERE verdict = 'dismissed';--> statement-breakpoint
CREATE INDEX "violations_search" ON "violations" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tasks_newest" ON "tasks" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "violations_newest" ON "violations" USING btree ("organization_id","detected_at","id");
--> statement-breakpoint
UPDATE "violations" SET "category" = case
  when hazard in ('unprotected-edge', 'floor-opening', 'roof-work', 'ladder', 'scaffold', 'aerial-lift', 'rebar-impalement') then 'Falls'
  when hazard in ('head-protection', 'eye-face-protection', 'hand-protection', 'foot-protection', 'high-visibility', 'respiratory-protection', 'ppe-training') then 'PPE'
  when hazard in ('falling-objects', 'struck-by-plant', 'plant-exclusion-zone', 'reversing-vehicle', 'forklift', 'suspended-load', 'demolition') then 'Struck-by'
  when hazard in ('trench-collapse', 'formwork-collapse', 'stored-energy', 'machine-guarding', 'power-tools') then 'Caught-in'
  when hazard in ('electrical-contact', 'overhead-power-line', 'temporary-power') then 'Electrical'
  when hazard in ('fire', 'hot-work', 'flammable-storage', 'compressed-gas', 'extinguisher-access', 'blocked-exit') then 'Fire'
  when hazard in ('silica-dust', 'asbestos', 'chemical-exposure') then 'Chemical'
  when hazard = 'noise' then 'Noise'
  when hazard = 'housekeeping' then 'Housekeeping'
  else 'Other'
end;
--> statement-breakpoint
UPDATE "violations" SET "assignee" = (
  select tasks.assignee from tasks
  where tasks.violation_id = violations.id and tasks.status in ('open', 'in_progress')
  order by tasks.created_at limit 1
);
--> statement-breakpoint
INSERT INTO "violation_tallies"
SELECT organization_id, severity, status, verdict, category, assignee, count(*) FROM "violations" GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO "task_tallies"
SELECT organization_id, status, priority, assignee, count(*) FROM "tasks" GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE FUNCTION tally_violations() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if TG_OP = 'INSERT' then
    insert into public.violation_tallies
    select organization_id, severity, status, verdict, category, assignee, count(*)
    from added group by 1, 2, 3, 4, 5, 6;
  elsif TG_OP = 'DELETE' then
    insert into public.violation_tallies
    select organization_id, severity, status, verdict, category, assignee, -count(*)
    from gone group by 1, 2, 3, 4, 5, 6;
  else
    insert into public.violation_tallies
    select organization_id, severity, status, verdict, category, assignee, sum(amount)
    from (
      select organization_id, severity, status, verdict, category, assignee, 1 as amount from added
      union all
      select organization_id, severity, status, verdict, category, assignee, -1 from gone
    ) changed
    group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0;
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "violations_added" AFTER INSERT ON "violations" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_violations();
--> statement-breakpoint
CREATE TRIGGER "violations_gone" AFTER DELETE ON "violations" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_violations();
--> statement-breakpoint
CREATE TRIGGER "violations_changed" AFTER UPDATE ON "violations" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_violations();
--> statement-breakpoint
CREATE FUNCTION tally_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if TG_OP = 'INSERT' then
    insert into public.task_tallies
    select organization_id, status, priority, assignee, count(*) from added group by 1, 2, 3, 4;
  elsif TG_OP = 'DELETE' then
    insert into public.task_tallies
    select organization_id, status, priority, assignee, -count(*) from gone group by 1, 2, 3, 4;
  else
    insert into public.task_tallies
    select organization_id, status, priority, assignee, sum(amount)
    from (
      select organization_id, status, priority, assignee, 1 as amount from added
      union all
      select organization_id, status, priority, assignee, -1 from gone
    ) changed
    group by 1, 2, 3, 4 having sum(amount) <> 0;
  end if;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER "tasks_added" AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_tasks();
--> statement-breakpoint
CREATE TRIGGER "tasks_gone" AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_tasks();
--> statement-breakpoint
CREATE TRIGGER "tasks_changed" AFTER UPDATE ON "tasks" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_tasks();
