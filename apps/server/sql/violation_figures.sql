CREATE OR REPLACE FUNCTION public.violation_figures(v violations, zone text)
 RETURNS TABLE(day date, figure text, kind text, amount bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (at at time zone zone)::date, name, kind, units
  from (values
    (v.detected_at, lower(v.severity), null, 1::bigint),
    (v.detected_at, 'category', v.category, 1),
    (v.resolved_at, 'resolved', null, 1),
    (v.resolved_at, 'fixMinutes', null, greatest(0, extract(epoch from v.resolved_at - v.detected_at) / 60)::bigint)
  ) as figures (at, name, kind, units)
  where at is not null and public.is_violation(v.verdict, v.basis)
  union all
  select date_trunc('month', v.detected_at at time zone zone)::date, outcome, v.hazard, 1
  from public.finding_outcome(v) as outcome where outcome is not null
  union all
  select date '1970-01-01', 'cited', code, 1
  from (select distinct unnest(v.regulation_codes)) as codes (code)
  where public.is_open_violation(v.status, v.verdict, v.basis)
$function$;
