/** The zone of this device, as far as servers know it too. */
export function ownTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === 'UTC' || (timeZone?.includes('/') && !timeZone.includes('Unknown')) ? timeZone : null
}

let organizationZone: string | undefined

/** Days begin and end where the organization is, as they do on the server. */
export function setTimeZone(timeZone: string) {
  organizationZone = timeZone
}

/** The day it is for the organization: 2026-11-18. Swedish writes dates as the wire does. */
export const today = (now = new Date()) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: organizationZone }).format(now)
