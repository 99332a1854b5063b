import * as assistant from './assistant'
import * as billing from './billing'
import * as capture from './capture'
import type { Endpoint } from './endpoint'
import * as findings from './findings'
import * as identity from './identity'
import * as insights from './insights'
import * as integrations from './integrations'
import * as library from './library'
import * as operations from './operations'
import * as work from './work'

const modules = {
  identity,
  billing,
  capture,
  findings,
  work,
  library,
  assistant,
  insights,
  integrations,
  operations,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** The one table of every call, by module: routes register from it, the reference is generated from it. */
export const endpoints: ReadonlyArray<{
  readonly module: string
  readonly name: string
  readonly endpoint: Endpoint
}> = Object.entries(modules).flatMap(([module, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ module, name, endpoint: value }] : [],
  ),
)
