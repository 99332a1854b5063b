import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { page as names, words } from '@plumbline/languages/en/screens/search.json'
import { describe, expect, it } from 'vitest'
import { requirePages } from '../../vite/pages'
import { modules } from '.'
import type { Module } from './module'
import { pagesFolder, redirects, routes } from './routes'

const web = join(import.meta.dirname, '../..')
const paths: string[] = [...routes, ...redirects].map(({ path }) => path)

describe('the manifests of the web app', () => {
  it('name a page that exists for every route', () => {
    expect(() => requirePages(routes)).not.toThrow()
  })

  it('stop the build where a page is missing, with the route and the file', () => {
    const missing = { path: '/talks', source: 'src/modules/work/pages/talks.tsx' }
    expect(() => requirePages([...routes, missing])).toThrow(
      "/talks has no page: apps/web/src/modules/work/pages/talks.tsx doesn't exist",
    )
  })

  it('have a route for every page', () => {
    const pages = modules.flatMap(({ name }) => {
      const folder = pagesFolder(name)
      return readdirSync(join(web, folder))
        .filter(file => file.endsWith('.tsx') && !/\.test\.|^not-found/.test(file))
        .map(file => `${folder}/${file}`)
    })
    const sources = new Set(routes.map(({ source }) => source))
    expect(pages.filter(page => !sources.has(page))).toEqual([])
  })

  it('have every path once', () => {
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })

  it('have an exact path before one with a parameter, which would match it in the first script', () => {
    const isCovered = (path: string, by: string) =>
      path !== by && new RegExp(`^${by.replace(/:\w+/g, '[^/]+')}$`).test(path)
    const late = routes.filter(({ path }, at) =>
      routes.slice(0, at).some(earlier => isCovered(path, earlier.path)),
    )
    expect(late.map(({ path }) => path)).toEqual([])
  })

  it('lead the sidebar and the palette only to pages that exist', () => {
    const targets = modules.flatMap((module: Module) => [...module.navigation, ...module.palette])
    const missing = targets.filter(({ to }) => !paths.includes(to.replace(/\?.*/, '')))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('have an entry for every page that the search palette has a name or words for', () => {
    const idsIn = (list: 'navigation' | 'palette') =>
      modules.flatMap((module: Module) => module[list].map(({ id }) => id))
    const settings = ['theme', 'keys', 'logout']
    expect(idsIn('palette').toSorted()).toEqual(Object.keys(names).toSorted())
    expect([...idsIn('navigation'), ...idsIn('palette'), ...settings].toSorted()).toEqual(
      Object.keys(words).toSorted(),
    )
  })

  it('give every module its folder, and every folder its module', () => {
    const folders = readdirSync(join(web, 'src/modules'), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name)
    expect(modules.map(({ name }): string => name).filter(name => name !== 'public-site')).toEqual(
      expect.arrayContaining(folders),
    )
  })
})
