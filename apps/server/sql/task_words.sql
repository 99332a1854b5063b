CREATE OR REPLACE FUNCTION public.task_words(organization_id uuid, title text, description text, worksite text, code text, tags text[])
 RETURNS tsvector
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return array_to_tsvector(
    public.search_words(
      left(organization_id::text, 8),
      concat_ws(' ', title, description, worksite, code, translate(code, '.()', '   '), array_to_string(tags, ' '))
    )
  );
end
$function$;
