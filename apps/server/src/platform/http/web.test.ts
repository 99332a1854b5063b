import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../../config'
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
