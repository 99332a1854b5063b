import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded'
import { openLog } from '../../apps/server/src/platform/logging'
import { launch } from '../../scripts/testing/launch'

/** The whole product as `npm start` runs it, on a database whose connections can be counted. */
export async function startProduct(folder: string, env: Record<string, string> = {}) {
  const database = await startEmbeddedDatabase(join(folder, 'db'), openLog('silent'))
  const { connectionString } = database
  const server = await launch({
    DATABASE_URL: connectionString,
    DEMO: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    // Every person has an address of their own, as behind a proxy.
    TRUST_PROXY: '1',
    ...env,
  })
  await server.ready
  let isStopping = false
  process.on('exit', () => {
    if (isStopping) return
    console.error(`The product printed:\n${server.output()}`)
    server.process.kill('SIGTERM')
  })
  void server.ended.then(() => {
    if (!isStopping) process.exit(1)
  })
  const client = new pg.Client({ connectionString })
  await client.connect()
  const metric = async (name: string) => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    return Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1] ?? 0)
  }
  const countOf = async (where: string) =>
    Number((await client.query(`select count(*) as n from analyses where ${where}`)).rows[0]?.n)
  const stop = async () => {
    isStopping = true
    server.process.kill('SIGTERM')
    await client.end()
    await server.ended
    await database.stop()
  }
  return { server, url: server.url, connectionString, client, metric, countOf, stop }
}
