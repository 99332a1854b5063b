CREATE OR REPLACE FUNCTION public.is_open_violation(status text, verdict text, basis text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select status <> 'Resolved' and public.is_violation(verdict, basis)
$function$;
