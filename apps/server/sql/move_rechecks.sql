CREATE OR REPLACE FUNCTION public.move_rechecks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update public.violation_rechecks set site_id = new.site_id
  where organization_id = new.organization_id and violation_id = new.id;
  return null;
end
$function$;
