/** A link to a page of ours can't send anybody elsewhere: the path it names, or the billing page. */
export function returnPath(given: string | null) {
  const { origin } = window.location
  const url = given && URL.canParse(given, origin) ? new URL(given, origin) : null
  return url?.origin === origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}`
    : '/billing'
}
