import type { Member } from '@plumbline/contract/identity/organizations'

type Person = Pick<Member, 'id' | 'name'>

/**
 * Whom to offer first: those who were last given a task at this site, then the person who asks, then everyone else in
 * the order they joined.
 */
export function likelyAssignees(
  members: readonly Person[],
  recent: readonly (string | null)[],
  me: string,
): Person[] {
  const rank = new Map([...new Set([...recent, me])].map((id, index) => [id, index]))
  const rankOf = ({ id }: Person) => rank.get(id) ?? rank.size
  return [...members].sort((a, b) => rankOf(a) - rankOf(b))
}
