import pg from 'pg'

/**
 * The product itself, from its bundle and configured by the environment. Told to, it notes which statements a call
 * sends to the database, so that the bare server can send the same ones. It also says how much memory it uses.
 */
const [, , root = '', bundle = ''] = process.argv
const { start } = await import(bundle)

const { query } = pg.Client.prototype
let noted

process.on('message', message => {
  if (message === 'note') {
    noted = []
    pg.Client.prototype.query = function note(config, values, ...rest) {
      if (config?.text ?? typeof config === 'string')
        noted.push({
          name: config.name,
          text: config.text ?? config,
          values: (Array.isArray(values) ? values : config.values) ?? [],
        })
      return query.call(this, config, values, ...rest)
    }
  } else if (message === 'noted') {
    pg.Client.prototype.query = query
    process.send?.({ noted })
  } else if (message === 'memory') {
    globalThis.gc?.()
    process.send?.({ memory: process.memoryUsage() })
  } else if (message === 'stop') process.kill(process.pid, 'SIGTERM')
})

await start(root)
process.send?.('ready')
