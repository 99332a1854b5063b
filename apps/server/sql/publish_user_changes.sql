CREATE OR REPLACE FUNCTION public.publish_user_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live_change', json_build_object('topic', 'organization', 'organizationId', organization_id)::text)
  from (
    select distinct memberships.organization_id
    from changed join public.memberships on memberships.user_id = changed.id
  ) as organizations;
  return null;
end
$function$;
