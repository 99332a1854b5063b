import { createHmac } from 'node:crypto'
import { type PreferenceKind, preferenceKinds } from '@plumbline/contract'

export type Unsubscription = { userId: string; kind: PreferenceKind }

/** `kind.user.signature`: whoever holds it can turn off this kind of email for this person, and nothing else. */
export function unsubscribeToken({ userId, kind }: Unsubscription, key: string): string {
  const content = `${kind}.${userId}`
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}

/** What the token claims; its signature is still to be checked. */
export function readToken(token: string): Unsubscription | undefined {
  const [, name, userId] = token.match(/^(\w+)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]+$/) ?? []
  const kind = preferenceKinds.find(each => each === name)
  return kind && userId ? { kind, userId } : undefined
}
