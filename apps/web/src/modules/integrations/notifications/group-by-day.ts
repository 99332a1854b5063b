export type DayGroup<Item> = { day: string; items: Item[] }

/** The calendar day of a moment by the clocks of a time zone, or of this device: '2026-11-16'. */
export const dayOf = (when: string | Date, timeZone?: string) =>
  // This locale writes a date as ISO does.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(when))

/** Groups what is in order of time by the day it was on. */
export function groupByDay<Item extends { createdAt: string }>(
  items: readonly Item[],
  timeZone?: string,
): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = []
  for (const item of items) {
    const day = dayOf(item.createdAt, timeZone)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}
