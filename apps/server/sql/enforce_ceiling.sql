CREATE OR REPLACE FUNCTION public.enforce_ceiling()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  organization uuid;
  owner uuid;
  is_over boolean;
begin
  -- Counting many rows takes a while, so that is done for one statement in fifty.
  if TG_ARGV[1]::integer >= 100000 and random() > 0.02 then
    return null;
  end if;
  for organization, owner in execute format(
    'select distinct organization_id, %1$I from added where organization_id is not null and %1$I is not null', TG_ARGV[0]
  ) loop
    execute format(
      'select exists (select from %I where organization_id = $1 and %I = $2 offset %s)',
      TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[1]
    ) into is_over using organization, owner;
    if is_over then
      raise exception '% has more than % rows of one owner', TG_TABLE_NAME, TG_ARGV[1]
        using errcode = 'PB001', detail = TG_ARGV[1];
    end if;
  end loop;
  return null;
end
$function$;
