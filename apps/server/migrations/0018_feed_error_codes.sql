-- Two codes got plainer names; feeds keep the last error they had.
UPDATE "feed_sources" SET "last_error" = case "last_error"
  when 'refused' then 'access_denied'
  else 'address_not_allowed' end
WHERE "last_error" IN ('refused', 'address_refused');
