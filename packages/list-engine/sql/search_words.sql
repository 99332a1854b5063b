CREATE OR REPLACE FUNCTION public.search_words(salt text, given text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  folded text := lower(given);
  words text[];
begin
  if octet_length(folded) <> length(folded) then
    -- Accents go, and every Chinese character stands by itself: neither is typed alike by everybody.
    folded := regexp_replace(
      translate(
        folded,
        'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ',
        'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc'
      ),
      '([㐀-鿿])', ' \1 ', 'g'
    );
  end if;
  if length(folded) > 1000 then
    folded := regexp_replace(folded, '(\S{200})\S+', '\1', 'g');
  end if;
  words := tsvector_to_array(to_tsvector('pg_catalog.simple', folded));
  if cardinality(words) = 0 then
    return '{}';
  end if;
  return string_to_array(salt || array_to_string(words, E'\n' || salt), E'\n');
end
$function$;
