import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import fastify, { type LightMyRequestResponse as Response } from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../../config'
import { secure } from './security'
import { serveWeb } from './web'

async function siteConfig(environment: Record<string, string>) {
  const app = fastify()
  await serveWeb(app, readConfig(environment, tmpdir()))
  const { body } = await app.inject('/config.json')
  await app.close()
  return JSON.parse(body)
}

test('links that are not configured name no other site and no address', async () => {
  expect(await siteConfig({})).toEqual({
    supportEmail: '',
    bookingUrl: '',
    signInUrl: '/login',
    signUpUrl: '/signup',
    networkUrl: '',
  })
})

test('configured links reach the web app as they are', async () => {
  const links = await siteConfig({
    SUPPORT_EMAIL: 'help@firm.example',
    BOOKING_URL: 'https://book.example/call',
    NETWORK_URL: 'https://network.example/firm',
  })
  expect(links).toMatchObject({
    supportEmail: 'help@firm.example',
    bookingUrl: 'https://book.example/call',
    networkUrl: 'https://network.example/firm',
  })
})

test('a built file is sent as small as the browser can read it, and kept for good', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'plumbline-web-'))
  const script = 'export const answer = 42\n'.repeat(100)
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  writeFileSync(join(webRoot, 'assets/a-1.js'), script)
  writeFileSync(join(webRoot, 'assets/a-1.js.br'), brotliCompressSync(script))
  writeFileSync(join(webRoot, 'assets/a-1.js.gz'), gzipSync(script))
  const app = fastify()
  await serveWeb(app, { ...readConfig({}, tmpdir()), webRoot })
  const encodingFor = async (accepted: string) => {
    const { headers } = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': accepted } })
    expect(headers['content-type']).toMatch('javascript')
    expect(headers['cache-control']).toMatch('immutable')
    return headers['content-encoding']
  }
  expect(await encodingFor('gzip, deflate, br')).toBe('br')
  expect(await encodingFor('gzip')).toBe('gzip')
  expect(await encodingFor('identity')).toBeUndefined()
  await app.close()
  rmSync(webRoot, { recursive: true })
})

const site = {
  languages: ['en', 'de'],
  publicPaths: ['/home', '/legal/terms'],
  authPaths: ['/login'],
  appPaths: ['/dashboard', '/tasks/:id', '/regulations/*'],
}

/** A web app as the build writes it, with pages that say which one they are. */
async function withPages(
  check: (get: (url: string, headers?: Record<string, string>) => Promise<Response>) => Promise<void>,
) {
  const webRoot = mkdtempSync(join(tmpdir(), 'plumbline-web-'))
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>the product')
  for (const language of site.languages)
    for (const path of [...site.publicPaths, ...site.authPaths, '/404']) {
      const file = join(webRoot, 'pages', `${language}${path}.html`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `<style>p{}</style><script>run()</script>${language}${path} at __ORIGIN__${path}`)
    }
  writeFileSync(join(webRoot, 'pages/site.json'), JSON.stringify(site))
  const config = { ...readConfig({ APP_URL: 'https://safety.example' }, tmpdir()), webRoot }
  const app = fastify()
  secure(app, { https: true, oldDomain: undefined, appUrl: config.appUrl })
  await serveWeb(app, config)
  await check(async (url, headers = {}) => app.inject({ url, headers }))
  await app.close()
  rmSync(webRoot, { recursive: true })
}

test('a public page is at its address in each language, with the address of this installation', () =>
  withPages(async get => {
    expect((await get('/home')).body).toContain('en/home at https://safety.example/home')
    expect((await get('/de/legal/terms/')).body).toContain('de/legal/terms at')
    // The address decides, whatever the browser prefers.
    const { body, headers } = await get('/home', { 'accept-language': 'de' })
    expect(body).toContain('en/home')
    expect(headers.vary).toBe('accept-encoding')
    expect((await get('/de?from=ad')).headers.location).toBe('/de/home?from=ad')
    expect((await get('/favicon.ico')).headers.location).toBe('/favicon.svg')
  }))

test.each([
  ['de-AT,en;q=0.5', 'de'],
  ['fr, de;q=0.4, en;q=0.9', 'en'],
  ['de;q=0, en', 'en'],
  ['ja', 'en'],
  ['', 'en'],
])('where the address names no language, a browser that reads "%s" gets %s', (accepted, language) =>
  withPages(async get => {
    for (const [url, page] of [
      ['/login', '/login'],
      ['/', '/home'],
      ['/nowhere', '/404'],
    ] as const) {
      const { body, headers } = await get(url, { 'accept-language': accepted })
      expect(body).toContain(`${language}${page} at`)
      expect(headers.vary).toContain('accept-language')
    }
  }),
)

test('an address that leads nowhere is answered with 404; the product has its own', () =>
  withPages(async get => {
    for (const url of [
      '/nowhere',
      '/de/nowhere',
      '/xx/home',
      '/en/home',
      '/tasks/1/2',
      '/de/dashboard',
      '/pages/en/home.html',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect((await get('/de/nowhere')).body).toContain('de/404')
    for (const url of ['/dashboard', '/tasks/1?x=1', '/regulations/osha/1926']) {
      const { statusCode, body } = await get(url)
      expect([url, statusCode, body]).toEqual([url, 200, '<!doctype html>the product'])
    }
  }))

test("the policy allows a page's own script and styles, and no other", () =>
  withPages(async get => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = String((await get('/home')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hash('run()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('p{}')};`)
    expect((await get('/dashboard')).headers['content-security-policy']).not.toContain('sha256')
  }))

test('a page may ask for the camera, the microphone and the position, and only this origin', () =>
  withPages(async get => {
    const policy = String((await get('/home')).headers['permissions-policy'])
    expect(policy).toContain('camera=(self), microphone=(self), geolocation=(self)')
  }))

test('a page is sent packed, and not a second time to who has it', () =>
  withPages(async get => {
    const packed = await get('/home', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('en/home')
    const again = await get('/home', { 'if-none-match': String(packed.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }))

test('search engines are told every public address, and stay out of the product', () =>
  withPages(async get => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    expect(body.match(/<loc>[^<]+/g)).toEqual(
      ['/home', '/de/home', '/legal/terms', '/de/legal/terms'].map(
        path => `<loc>https://safety.example${path}`,
      ),
    )
    expect(body).toContain('hreflang="x-default" href="https://safety.example/home"')
    const robots = (await get('/robots.txt')).body
    expect(robots).toContain('Sitemap: https://safety.example/sitemap.xml')
    for (const folder of ['api', 'dashboard', 'tasks', 'regulations'])
      expect(robots).toContain(`Disallow: /${folder}/`)
    expect(robots).not.toMatch(/home|login|legal/)
  }))
