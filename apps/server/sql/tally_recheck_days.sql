CREATE OR REPLACE FUNCTION public.tally_recheck_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if TG_OP <> 'INSERT' then perform public.count_recheck(old, -1); end if;
  if TG_OP <> 'DELETE' then perform public.count_recheck(new, 1); end if;
  return null;
end
$function$;
