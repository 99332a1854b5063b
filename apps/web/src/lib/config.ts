import type { SiteConfig } from '@plumbline/contract'
import { useEffect, useState } from 'react'

/** Used until the server's configuration is loaded. */
const here = (): SiteConfig => ({
  signInUrl: '/login',
  signUpUrl: '/signup',
  bookingUrl: '',
  supportEmail: '',
  networkUrl: '',
})

/** Where a newcomer begins: the sign-in page of the app's own site, or an account on this installation. */
export const startHref = ({ signInUrl, signUpUrl }: SiteConfig) =>
  signInUrl.startsWith('/') ? signUpUrl : signInUrl

/** Where an upgrade is arranged; without a booking page, this installation's plans. */
export const upgradeHref = ({ bookingUrl }: SiteConfig) => bookingUrl || '/billing/subscribe'

let loading: Promise<SiteConfig> | null = null

export async function loadConfig(): Promise<SiteConfig> {
  try {
    const response = await fetch('/config.json')
    const given: Record<string, unknown> = response.ok ? await response.json() : {}
    const set = Object.entries(given).filter(([, value]) => typeof value === 'string' && value !== '')
    return { ...here(), ...Object.fromEntries(set) }
  } catch {
    return here()
  }
}

export function useConfig(): SiteConfig {
  const [config, setConfig] = useState(here)
  useEffect(() => {
    loading ??= loadConfig()
    let wanted = true
    loading.then(loaded => wanted && setConfig(loaded))
    return () => {
      wanted = false
    }
  }, [])
  return config
}
