const two = (part: number) => String(part).padStart(2, '0')

/** A date on the wall where the person is, as the wire writes dates; some days from now where they are given. */
export function dateFromToday(days = 0, now = new Date()): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** A date without a time belongs to no time zone: noon keeps it on its day everywhere. */
export const atNoon = (date: string) => `${date}T12:00`
