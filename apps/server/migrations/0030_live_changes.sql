-- Whoever has a page open is told what changed, by whichever process and statement. PostgreSQL delivers a message when
-- the transaction commits, and equal messages of one transaction once.
CREATE FUNCTION publish_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('live_change', json_build_object('topic', TG_ARGV[0], 'organizationId', organization_id)::text)
  from (select distinct organization_id from changed where organization_id is not null) as organizations;
  return null;
end
$$;
--> statement-breakpoint
-- For what only one person sees.
CREATE FUNCTION publish_own_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify(
    'live_change',
    json_build_object('topic', TG_ARGV[0], 'organizationId', organization_id, 'userId', user_id)::text
  )
  from (select distinct organization_id, user_id from changed) as people;
  return null;
end
$$;
--> statement-breakpoint
-- Progress is published on its own, many times a minute; lists change only with these columns.
CREATE FUNCTION publish_analysis_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('live_change', json_build_object('topic', 'analyses', 'organizationId', organization_id)::text)
  from (
    select distinct changed.organization_id from changed join previous using (id)
    where (changed.status, changed.site_id, changed.area, changed.summary)
      is distinct from (previous.status, previous.site_id, previous.area, previous.summary)
  ) as organizations;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION publish_organization_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('live_change', json_build_object('topic', 'organization', 'organizationId', id)::text)
  from changed;
  return null;
end
$$;
--> statement-breakpoint
-- A person's name and picture are shown in every organization they belong to.
CREATE FUNCTION publish_user_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('live_change', json_build_object('topic', 'organization', 'organizationId', organization_id)::text)
  from (
    select distinct memberships.organization_id
    from changed join public.memberships on memberships.user_id = changed.id
  ) as organizations;
  return null;
end
$$;
--> statement-breakpoint
CREATE FUNCTION publish_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('session_ended', id::text) from changed;
  return null;
end
$$;
--> statement-breakpoint
-- Later migrations call this for their own tables.
CREATE FUNCTION publish_changes_of(shown regclass, topic text, publisher text DEFAULT 'publish_changes')
RETURNS void LANGUAGE plpgsql AS $$
begin
  execute format('create trigger live_insert after insert on %s referencing new table as changed
    for each statement execute function public.%I(%L)', shown, publisher, topic);
  execute format('create trigger live_delete after delete on %s referencing old table as changed
    for each statement execute function public.%I(%L)', shown, publisher, topic);
  execute format('create trigger live_update after update on %s referencing new table as changed
    for each statement execute function public.%I(%L)', shown, publisher, topic);
end
$$;
--> statement-breakpoint
SELECT publish_changes_of(shown::regclass, topic) FROM (VALUES
  ('question_answers', 'analyses'),
  ('violations', 'violations'),
  ('violation_feedback', 'violations'),
  ('violation_changes', 'violations'),
  ('violation_rechecks', 'violations'),
  ('violation_regulations', 'violations'),
  ('fine_settings', 'violations'),
  ('report_links', 'violations'),
  ('tasks', 'tasks'),
  ('task_changes', 'tasks'),
  ('fixes', 'tasks'),
  ('task_suggestions', 'suggestions'),
  ('regulations', 'regulations'),
  ('regulation_changes', 'regulations'),
  ('feed_sources', 'regulations'),
  ('sites', 'sites'),
  ('memberships', 'organization'),
  ('invitations', 'organization'),
  ('subscriptions', 'billing'),
  ('usage_ledger', 'billing'),
  ('answer_feedback', 'answerFeedback')
) AS tables(shown, topic);
--> statement-breakpoint
SELECT publish_changes_of(shown::regclass, topic, 'publish_own_changes') FROM (VALUES
  ('notifications', 'notifications'),
  ('saved_views', 'savedViews'),
  ('conversations', 'conversations')
) AS tables(shown, topic);
--> statement-breakpoint
CREATE TRIGGER live_insert AFTER INSERT ON "analyses" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('analyses');
--> statement-breakpoint
CREATE TRIGGER live_delete AFTER DELETE ON "analyses" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('analyses');
--> statement-breakpoint
CREATE TRIGGER live_update AFTER UPDATE ON "analyses" REFERENCING NEW TABLE AS changed OLD TABLE AS previous FOR EACH STATEMENT EXECUTE FUNCTION publish_analysis_changes();
--> statement-breakpoint
CREATE TRIGGER live_update AFTER UPDATE ON "organizations" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_organization_changes();
--> statement-breakpoint
CREATE TRIGGER live_update AFTER UPDATE ON "users" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_user_changes();
--> statement-breakpoint
CREATE TRIGGER live_delete AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_ended_sessions();
