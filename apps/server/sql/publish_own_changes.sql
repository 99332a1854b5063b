CREATE OR REPLACE FUNCTION public.publish_own_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify(
    'live_change',
    json_build_object('topic', TG_ARGV[0], 'organizationId', organization_id, 'userId', user_id)::text
  )
  from (select distinct organization_id, user_id from changed) as people;
  return null;
end
$function$;
