CREATE OR REPLACE FUNCTION public.place_recheck()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.site_id := (select site_id from public.violations where id = new.violation_id);
  return new;
end
$function$;
