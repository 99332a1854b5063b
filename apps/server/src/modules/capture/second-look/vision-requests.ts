import type { LookFault } from '@plumbline/domain'
import type { Post } from '@plumbline/inference/vision-model/ask'
import type { Config } from '../../../config'
import type { Resolve } from '../../../platform/outgoing/addresses'
import { OutgoingError, type OutgoingFault } from '../../../platform/outgoing/fault'
import { type Outgoing, openOutgoing } from '../../../platform/outgoing/outgoing'

/** An answer is a few words; what goes on and on is none. */
const MAX_RESPONSE_BYTES = 64 * 1024
/** Only ends what hangs: each question has a shorter limit of its own. */
const TIMEOUT_MS = 120_000

type Options = {
  config: Pick<Config, 'outgoing'>
  /** `host:port` pairs that may be reached although they aren't public. */
  allowedHosts: readonly string[]
  version: string
}

/** The only way to a vision model: checked addresses, bounded responses, no redirects. */
export const openVisionRequests = ({ config, allowedHosts, version }: Options, resolve?: Resolve): Outgoing =>
  openOutgoing(
    {
      ...config.outgoing,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
      maxRedirects: 0,
      allowedHosts: [...config.outgoing.allowedHosts, ...allowedHosts],
      userAgent: `Plumbline/${version}`,
    },
    resolve,
  )

const faults: Record<OutgoingFault, LookFault> = {
  address_not_allowed: 'address_not_allowed',
  host_unknown: 'host_unknown',
  unreachable: 'unreachable',
  certificate: 'certificate',
  timed_out: 'timed_out',
  too_large: 'too_large',
  too_many_redirects: 'redirected',
  unreadable: 'unreadable',
}

export const postBy =
  (outgoing: Outgoing): Post =>
  async (url, message, signal) => {
    try {
      const { status, body } = await outgoing.exchange(url, { method: 'POST', ...message, signal })
      return { status, body: body.toString('utf8') }
    } catch (error) {
      if (error instanceof OutgoingError && !signal.aborted) return { fault: faults[error.fault] }
      throw error
    }
  }
