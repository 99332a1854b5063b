CREATE OR REPLACE FUNCTION public.publish_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live_change', json_build_object('topic', TG_ARGV[0], 'organizationId', organization_id)::text)
  from (select distinct organization_id from changed where organization_id is not null) as organizations;
  return null;
end
$function$;
