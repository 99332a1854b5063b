import type { Endpoint } from './endpoint'
import * as modules from './modules'

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
