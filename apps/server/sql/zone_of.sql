CREATE OR REPLACE FUNCTION public.zone_of(organization uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select time_zone from public.subscriptions where organization_id = organization), 'UTC')
$function$;
