import type { Mailer } from '../mail/mailer'
import type { Outgoing } from '../outgoing/outgoing'
import type { Storage } from '../storage/storage'
import type { Telemetry } from './telemetry'

/** Only the host: the rest of an address can be a secret, as those of webhooks and push services are. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : 'none')

export function tracedOutgoing(outgoing: Outgoing, telemetry: Telemetry): Outgoing {
  if (!telemetry.isOn) return outgoing
  const traced = <T extends { status: number }>(method: string, url: string, work: () => Promise<T>) => {
    const attributes = { 'http.request.method': method, 'server.address': hostOf(url) }
    return telemetry.inSpan(`outgoing ${method}`, { kind: 'client', attributes }, async span => {
      const response = await work()
      span.set({ 'http.response.status_code': response.status })
      return response
    })
  }
  return {
    ...outgoing,
    get: (url, headers) => traced('GET', url, () => outgoing.get(url, headers)),
    post: (url, message) => traced('POST', url, () => outgoing.post(url, message)),
    exchange: (url, request) => traced(request.method, url, () => outgoing.exchange(url, request)),
  }
}

export const tracedMailer = (mailer: Mailer, telemetry: Telemetry): Mailer => ({
  send: (to, language, email) =>
    telemetry.inSpan('send email', { kind: 'client', attributes: { 'email.name': email.name } }, () =>
      mailer.send(to, language, email),
    ),
})

/** Spans for the calls to the file store, and a count of those that failed. */
export function observedStorage(
  storage: Storage,
  telemetry: Telemetry,
  onError: (operation: string) => void,
): Storage {
  const observed =
    <A extends unknown[], T>(operation: string, work: (...args: A) => Promise<T>) =>
    (...args: A) =>
      telemetry.inSpan(`storage ${operation}`, { kind: 'client' }, () =>
        work(...args).catch((error: unknown) => {
          onError(operation)
          throw error
        }),
      )
  return {
    ...storage,
    put: observed('put', storage.put),
    write: observed('write', storage.write),
    read: observed('read', storage.read),
    localCopy: observed('local_copy', storage.localCopy),
    removeAll: observed('remove', storage.removeAll),
  }
}
