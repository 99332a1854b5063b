CREATE OR REPLACE FUNCTION public.finding_outcome(v violations)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when v.analysis_id is null or v.question_id is not null or v.messages->'because'->'params' ? 'look' then null
    when v.confidence is not null then coalesce(v.verdict, 'unreviewed')
    when v.verdict is distinct from 'dismissed' then 'added'
  end
$function$;
