import { routes } from '../../apps/web/src/modules/routes'

/** The paths inside the signed-in layout, without their first slash. */
export const signedInRoutes = () =>
  routes.filter(({ layout }) => layout === 'signed-in').map(({ path }) => path.slice(1))

/** The route that an address belongs to: an exact one before one with a parameter. */
export function routeOf(address: string) {
  const path = address.split('?')[0]?.slice(1) ?? ''
  const matches = signedInRoutes().filter(route =>
    new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path),
  )
  return matches.find(route => route === path) ?? matches[0]
}
