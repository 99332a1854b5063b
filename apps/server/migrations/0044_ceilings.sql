-- Nothing that people add to grows without end. The limit of each list is here and in docs/operations.md; a statement
-- that goes beyond it is undone and its call returns `limit_reached`.
CREATE FUNCTION enforce_ceiling() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  organization uuid;
  owner uuid;
  is_over boolean;
begin
  -- Counting many rows takes a while, so that is done for one statement in fifty.
  if TG_ARGV[1]::integer >= 100000 and random() > 0.02 then
    return null;
  end if;
  for organization, owner in execute format(
    'select distinct organization_id, %1$I from added where organization_id is not null and %1$I is not null', TG_ARGV[0]
  ) loop
    execute format(
      'select exists (select from %I where organization_id = $1 and %I = $2 offset %s)',
      TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[1]
    ) into is_over using organization, owner;
    if is_over then
      raise exception '% has more than % rows of one owner', TG_TABLE_NAME, TG_ARGV[1]
        using errcode = 'PB001', detail = TG_ARGV[1];
    end if;
  end loop;
  return null;
end
$$;
--> statement-breakpoint
CREATE TRIGGER tasks_ceiling AFTER INSERT ON tasks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('organization_id', '200000');
--> statement-breakpoint
CREATE TRIGGER violations_ceiling AFTER INSERT ON violations REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('organization_id', '1000000');
--> statement-breakpoint
CREATE TRIGGER sites_ceiling AFTER INSERT ON sites REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('organization_id', '2000');
--> statement-breakpoint
CREATE TRIGGER regulations_ceiling AFTER INSERT ON regulations REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('organization_id', '100000');
--> statement-breakpoint
CREATE TRIGGER invitations_ceiling AFTER INSERT ON invitations REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('organization_id', '5000');
--> statement-breakpoint
CREATE TRIGGER conversations_ceiling AFTER INSERT ON conversations REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('user_id', '2000');
--> statement-breakpoint
CREATE TRIGGER conversation_messages_ceiling AFTER INSERT ON conversation_messages REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('conversation_id', '1000');
--> statement-breakpoint
CREATE TRIGGER fixes_ceiling AFTER INSERT ON fixes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('task_id', '100');
--> statement-breakpoint
CREATE TRIGGER task_changes_ceiling AFTER INSERT ON task_changes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('task_id', '5000');
--> statement-breakpoint
CREATE TRIGGER violation_changes_ceiling AFTER INSERT ON violation_changes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('violation_id', '5000');
--> statement-breakpoint
CREATE TRIGGER violation_feedback_ceiling AFTER INSERT ON violation_feedback REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('violation_id', '500');
--> statement-breakpoint
CREATE TRIGGER violation_rechecks_ceiling AFTER INSERT ON violation_rechecks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('violation_id', '500');
--> statement-breakpoint
CREATE TRIGGER violation_regulations_ceiling AFTER INSERT ON violation_regulations REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('violation_id', '200');
--> statement-breakpoint
CREATE TRIGGER report_links_ceiling AFTER INSERT ON report_links REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('violation_id', '500');
--> statement-breakpoint
CREATE TRIGGER task_suggestions_ceiling AFTER INSERT ON task_suggestions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('violation_id', '200');
--> statement-breakpoint
CREATE TRIGGER regulation_changes_ceiling AFTER INSERT ON regulation_changes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('regulation_id', '2000');
--> statement-breakpoint
CREATE TRIGGER question_answers_ceiling AFTER INSERT ON question_answers REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('analysis_id', '500');
--> statement-breakpoint
CREATE TRIGGER organization_exports_ceiling AFTER INSERT ON organization_exports REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION enforce_ceiling('organization_id', '10');
