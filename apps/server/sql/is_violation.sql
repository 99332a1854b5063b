CREATE OR REPLACE FUNCTION public.is_violation(verdict text, basis text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select verdict is distinct from 'dismissed' and basis not in ('advisory', 'claim')
$function$;
