import type { Logger } from 'pino'

/** On a signal: finish what is under way, then go. A second signal goes at once. */
export const finishGracefully = (log: Logger, finish: () => Promise<void>) => {
  let leaving = false
  const leave = async (reason: string, code: number) => {
    if (leaving) process.exit(code || 1)
    leaving = true
    log.info({ reason }, 'finishing what is under way')
    await finish().catch(error => log.error({ err: error }, 'could not finish cleanly'))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void leave(signal, 0))
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'uncaught error')
    void leave('uncaughtException', 1)
  })
}
