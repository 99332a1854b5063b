CREATE OR REPLACE FUNCTION public.tally_days_in_new_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform public.tally_days_of(array[new.organization_id]);
  return null;
end
$function$;
