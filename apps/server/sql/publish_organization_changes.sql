CREATE OR REPLACE FUNCTION public.publish_organization_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live_change', json_build_object('topic', 'organization', 'organizationId', id)::text)
  from changed;
  return null;
end
$function$;
