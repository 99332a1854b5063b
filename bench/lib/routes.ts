import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'

const source = readFileSync(join(root, 'apps/web/src/app/router.tsx'), 'utf8')

/** The paths inside the signed-in layout, as the router names them, those that only lead elsewhere left out. */
export function signedInRoutes() {
  const inside = source.slice(source.indexOf('<SignedInLayout />}'))
  return [...inside.matchAll(/<Route path="([^"]+)" element={<(\w+)/g)]
    .filter(([, , element]) => element !== 'Navigate' && element !== 'NotFound')
    .map(([, path]) => path ?? '')
}

/** The route that an address belongs to: an exact one before one with a parameter. */
export function routeOf(address: string) {
  const path = address.split('?')[0]?.slice(1) ?? ''
  const matches = signedInRoutes().filter(route =>
    new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path),
  )
  return matches.find(route => route === path) ?? matches[0]
}
