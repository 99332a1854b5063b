CREATE OR REPLACE FUNCTION public.delete_tallies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from public.day_tallies where organization_id = old.id;
  delete from public.violation_tallies where organization_id = old.id;
  delete from public.task_tallies where organization_id = old.id;
  return null;
end
$function$;
