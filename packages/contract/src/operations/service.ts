import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { Nothing } from '../fields'

/** Addresses of this installation that the web app reads from /config.json; an empty one is not set. */
export type SiteConfig = {
  signInUrl: string
  signUpUrl: string
  bookingUrl: string
  supportEmail: string
  networkUrl: string
}

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'open',
  summary: 'Check that the process is running',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
})

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'open',
  summary: 'Check that the database is reachable and migrated',
  response: z.object({ status: z.literal('ready') }),
  errors: ['unavailable'],
})

export const metrics = endpoint({
  method: 'GET',
  path: '/metrics',
  access: 'open',
  summary: 'Get monitoring metrics, from this machine or with the configured token',
  produces: 'file',
  response: Nothing,
  errors: ['not_found'],
})

export const apiDocs = endpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'open',
  summary: 'API reference page',
  produces: 'page',
  response: Nothing,
})

export const openApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'open',
  summary: 'OpenAPI document',
  produces: 'file',
  response: Nothing,
})
