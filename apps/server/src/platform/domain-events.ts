import type { quotaKinds, Role, Severity } from '@plumbline/contract'
import type { Transaction } from './db/client'
import type { Member } from './http/member'

/**
 * What one module tells the others, by name, in the transaction in which it happens: both changes are made or neither
 * is.
 */
export type DomainEvents = {
  /** Somebody may do less than before; `role` is null where they are no longer in the organization. */
  'member.access_reduced': {
    organizationId: string
    userId: string
    role: Role | null
    /** Who did it; null where their account is being deleted. */
    by: string | null
  }
  /** The last one was taken; `used` is how many there were. */
  'quota.exhausted': { organizationId: string; kind: (typeof quotaKinds)[number]; used: number }
  'violation.severity_changed': { organizationId: string; violationId: string; severity: Severity }
  /** A manager says that it is fixed although the last photo of the fix shows otherwise. */
  'violation.photo_overruled': { member: Member; violationId: string; reason: string }
  /** A task is about to be deleted. What has to wait until that is certain, such as deleting files, runs after commit. */
  'task.deleting': {
    organizationId: string
    taskId: string
    afterCommit: (work: () => Promise<void>) => void
  }
}

type Name = keyof DomainEvents
type Handle<N extends Name> = (tx: Transaction, payload: DomainEvents[N]) => Promise<void>

/** What a feature does about events of others. */
export type Subscriptions = { readonly [N in Name]?: Handle<N> }
type Handlers = { readonly [N in Name]: readonly Handle<N>[] }

/** Checks the names, which a feature's return value alone doesn't. */
export const subscriptions = (handlers: Subscriptions): Subscriptions => handlers

function handlersIn(all: readonly Subscriptions[]): Handlers {
  const of = <N extends Name>(name: N): Handle<N>[] =>
    all.flatMap(each => (each[name] ? [each[name] as Handle<N>] : []))
  return {
    'member.access_reduced': of('member.access_reduced'),
    'quota.exhausted': of('quota.exhausted'),
    'violation.severity_changed': of('violation.severity_changed'),
    'violation.photo_overruled': of('violation.photo_overruled'),
    'task.deleting': of('task.deleting'),
  }
}

export class DomainEventBus {
  private handlers = handlersIn([])

  /** Once, with what all features do: features publish before those that listen exist. */
  bind(all: readonly Subscriptions[]) {
    this.handlers = handlersIn(all)
  }

  /** One handler after the other, in the order of the features. One that throws rolls everything back. */
  async publish<N extends Name>(tx: Transaction, name: N, payload: DomainEvents[N]) {
    const handlers: readonly Handle<N>[] = this.handlers[name]
    for (const handle of handlers) await handle(tx, payload)
  }
}
