import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** `page` is its source, from the web app's root. */
type Page = { page: string; words: string[] }
export type Route = Page & { path: string }

/** Each lazy page or layout of the router's source by its name, with the words it waits for. */
export const lazyPages = (router: string) =>
  new Map<string, Page>(
    [...router.matchAll(/const (\w+) = lazyPage\(\s*\(\) => import\('([^']+)'\)([^)]*)\)/g)].map(
      ([, name = '', page = '', rest = '']) => [
        name,
        {
          page: `${posix.join('src/app', page)}.tsx`,
          words: [...rest.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word),
        },
      ],
    ),
  )

/** The routes in a part of the router's source that lead to a page. */
export function routesIn(part: string, pages: Map<string, Page>): Route[] {
  return [...part.matchAll(/<Route path="([^"*]+)" element={<(\w+) \/>}/g)].flatMap(
    ([, path = '', name = '']) => {
      const found = pages.get(name)
      return found ? [{ path: `/${path}`, ...found }] : []
    },
  )
}

export const readRouter = () => readFileSync(new URL('../src/app/router.tsx', import.meta.url), 'utf8')

/** Every path the router knows, with those that take anything below them. */
export const pathsIn = (router: string) =>
  [...router.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => `/${path}`).filter(path => path !== '/*')
