import { tmpdir } from 'node:os'
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
