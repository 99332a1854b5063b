CREATE OR REPLACE FUNCTION public.publish_ended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('session_ended', id::text) from changed;
  return null;
end
$function$;
