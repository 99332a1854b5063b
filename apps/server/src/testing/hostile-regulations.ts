import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { fakeWebServer } from './fake-web-server'
import { type TestApp, testApp } from './harness'
import { hostileFeeds } from './hostile-feeds'
import type { HostileSuite } from './hostile-files'
import { hostileImports } from './hostile-imports'
import { temporaryFolder } from './temporary-folder'

/** A server and what is sent to it, by the name of what it is. */
export function useHostileRegulations(): [string, () => Promise<HostileSuite>][] {
  let app: TestApp
  let folder: string
  let server: Awaited<ReturnType<typeof fakeWebServer>>
  beforeAll(async () => {
    folder = temporaryFolder('hostile')
    server = await fakeWebServer({})
    app = await testApp({ OUTGOING_ALLOWED_HOSTS: server.host })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })
  return [
    ['feeds', () => hostileFeeds(app, server)],
    ['imports', () => hostileImports(app, folder)],
  ]
}
