import { AppError } from '../../../platform/http/errors'

/** A payment page sends people only back to this installation. Returns the path, which works under every name it has. */
export function returnPath(field: string, given: string, appUrl: string): string {
  const home = new URL(appUrl)
  const url = URL.canParse(given, appUrl) ? new URL(given, home) : undefined
  if (url?.origin !== home.origin || url.username !== '' || url.password !== '')
    throw new AppError('invalid', { fields: { [field]: 'return_url_foreign' } })
  return `${url.pathname}${url.search}${url.hash}`
}
