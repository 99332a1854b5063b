import type { Logger } from 'pino'
import type { Config } from '../../config'
import { noTelemetry } from './telemetry'

/** Its packages are loaded only where an operator asked for it. */
export async function openTelemetry(options: Config['telemetry'], about: { version: string; log: Logger }) {
  if (!options) return noTelemetry
  const { openCollector } = await import('./collector')
  return openCollector(options, about)
}
