import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** Stands between the server and its database; what the database says is held back for as long as it is told. */
export async function slowDatabase(connectionString: string) {
  const { host, port: databasePort, user, database } = new pg.Client({ connectionString })
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${databasePort}` }
    : { host, port: databasePort }
  const sockets = new Set<Socket>()
  let delayMs = 0
  const server = createServer(client => {
    const behind = connect(target)
    for (const socket of [client, behind]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        behind.destroy()
      })
    }
    client.pipe(behind)
    behind.on('data', bytes => {
      if (delayMs === 0) client.write(bytes)
      else setTimeout(() => client.write(bytes), delayMs)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    connectionString: `postgres://${user}@127.0.0.1:${port}/${database}`,
    delay: (milliseconds: number) => {
      delayMs = milliseconds
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
