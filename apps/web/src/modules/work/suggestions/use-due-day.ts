import { useFormats } from '../../../lib/format'

/** A date without a time belongs to no time zone: noon keeps it on its day everywhere. */
export function useDueDay() {
  const { weekday } = useFormats()
  return (day: string) => weekday(`${day}T12:00`)
}
