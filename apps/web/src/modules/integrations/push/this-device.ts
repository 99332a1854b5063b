/** Whether this browser can show push notifications at all. On an iPhone only the installed app can. */
export const canPush = () =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** What the browser calls itself, as far as people care. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find(name => agent.includes(name)) ?? ''
  const system =
    ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find(name => agent.includes(name)) ?? ''
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' }
  return [names[browser] ?? browser, system].filter(Boolean).join(' · ')
}

const decode = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the person, and subscribes if they agree; null if they don't. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription made with another key, as from an earlier installation, can't be used.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decode(publicKey) })
}
