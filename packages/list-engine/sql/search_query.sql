CREATE OR REPLACE FUNCTION public.search_query(salt text, given text, by_beginning boolean)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  -- From three letters on a word can be found by its beginning; shorter ones begin too many.
  select coalesce(
    string_agg(
      '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
        || case when by_beginning and length(word) - length(salt) >= 3 then ':*' else '' end,
      ' & '
    )::tsquery,
    ''::tsquery
  )
  from unnest(public.search_words(salt, given)) word
$function$;
