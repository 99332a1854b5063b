import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Language } from '@plumbline/contract/options'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { foldersOfProduct, neededBy, redirects, routes } from '../../src/modules/routes.ts'
import type { Site } from '../../src/prerender.tsx'
import { pages } from '../pages.ts'
import { screens } from '../screens.ts'
import { texts } from '../texts.ts'
import { type Audience, descriptionOf, titleOf, writeDocument } from './document.ts'
import { createFileList } from './files.ts'
import { drawShareImage } from './share-image.ts'

const web = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(web, 'dist')
const rendererDir = join(dist, '.prerender')

type Page = { path: string; audience: Audience; isLocalized: boolean }
type Renderer = {
  site: Site
  renderPage: (path: string, language: Language) => Promise<{ html: string; claim: string }>
}

/** No route has it, so it renders the page that says so. */
const MISSING = '/404'
const AUTH_PATHS = ['/login', '/signup', '/forgot-password']

const pagesOf = ({ publicPaths }: Site): Page[] => [
  ...publicPaths.map(
    (path): Page => ({ path, audience: path === '/pricing' ? 'visitors' : 'all', isLocalized: true }),
  ),
  ...AUTH_PATHS.map((path): Page => ({ path, audience: 'visitors', isLocalized: false })),
  { path: MISSING, audience: 'missing', isLocalized: false },
]

async function loadRenderer(): Promise<Renderer> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), screens(), texts(), pages()],
    build: { ssr: 'src/prerender.tsx', outDir: rendererDir, emptyOutDir: true, minify: false },
  })
  return import(pathToFileURL(join(rendererDir, 'prerender.js')).href)
}

function write(file: string, content: string | Buffer) {
  const path = join(dist, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

async function writePages() {
  const { site, renderPage } = await loadRenderer()
  const { languages, publicPaths } = site
  const openPages = pagesOf(site)
  const list = createFileList(dist)
  const css = readFileSync(join(dist, list.stylesheet), 'utf8')
  for (const language of languages) {
    const profile = site.profiles[language]
    for (const page of openPages) {
      const { html, claim } = await renderPage(page.path, language)
      const shareImage = page.isLocalized ? `/share/${language}${page.path}.png` : undefined
      if (shareImage)
        write(shareImage, await drawShareImage(titleOf(html), descriptionOf(html, claim), profile.isSpaced))
      const document = writeDocument({
        ...page,
        site,
        language,
        html,
        claim,
        css,
        font: profile.font === 'inter' ? list.font : undefined,
        files: list.filesOf(page.path, language),
        shareImage,
      })
      write(`pages/${language}${page.path}.html`, document)
    }
  }
  const paths = [...routes, ...redirects].map(({ path }) => path as string)
  const appPaths = [
    ...paths.filter(path => !openPages.some(page => page.path === path)),
    ...foldersOfProduct.map(folder => `${folder}/*`),
  ]
  write('.vite/pages.json', JSON.stringify(routes.map(route => ({ path: route.path, ...neededBy(route) }))))
  write('pages/site.json', JSON.stringify({ languages, publicPaths, authPaths: AUTH_PATHS, appPaths }))
}

/** Writes every page that is open to anyone as HTML, once per language, into dist/pages; the server sends them. */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  async closeBundle() {
    try {
      await writePages()
    } finally {
      rmSync(rendererDir, { recursive: true, force: true })
    }
  },
})
