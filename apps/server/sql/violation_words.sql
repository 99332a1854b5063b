CREATE OR REPLACE FUNCTION public.violation_words(organization_id uuid, type text, description text, location text, codes text[], hazard text)
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  salt text := left(organization_id::text, 8);
  code text := array_to_string(codes, ' ');
begin
  -- A code is found whole and by its parts; a place also under a mark of its own, a hazard under its name alone.
  return array_to_tsvector(
    public.search_words(
      salt, type || ' ' || description || ' ' || location || ' ' || code || ' ' || translate(code, '.()', '   ')
    )
    || public.search_words(salt || '@', location)
    || (case when hazard is null then '{}' else array[salt || '#' || hazard] end)
  );
end
$function$;
