CREATE OR REPLACE FUNCTION public.publish_changes_of(shown regclass, topic text, publisher text DEFAULT 'publish_changes'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger live_insert after insert on %s referencing new table as changed
    for each statement execute function public.%I(%L)', shown, publisher, topic);
  execute format('create trigger live_delete after delete on %s referencing old table as changed
    for each statement execute function public.%I(%L)', shown, publisher, topic);
  execute format('create trigger live_update after update on %s referencing new table as changed
    for each statement execute function public.%I(%L)', shown, publisher, topic);
end
$function$;
