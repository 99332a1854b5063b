CREATE OR REPLACE FUNCTION public.publish_analysis_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live_change', json_build_object('topic', 'analyses', 'organizationId', organization_id)::text)
  from (
    select distinct changed.organization_id from changed join previous using (id)
    where (changed.status, changed.site_id, changed.area, changed.summary)
      is distinct from (previous.status, previous.site_id, previous.area, previous.summary)
  ) as organizations;
  return null;
end
$function$;
