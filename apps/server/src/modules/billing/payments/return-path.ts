import { AppError } from '../../../platform/http/errors'

/** A payment page sends people only back to this installation. Returns the path, which works under every name it has. */
export function returnPath(field: string, given: string, appUrl: string): string {
  const home = new URL(appUrl)
  const url = URL.canParse(given, appUrl) ? new URL(given, home) : undefined
  // A path that begins with two slashes is another host to a browser.
  const isOurs = url?.origin === home.origin && !url.pathname.startsWith('//')
  if (!isOurs || url.username !== '' || url.password !== '')
    throw new AppError('invalid', { fields: { [field]: 'return_url_foreign' } })
  return `${url.pathname}${url.search}${url.hash}`
}
