import { type ComponentProps, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { currentLanguage } from '../lib/i18n'
import { publicAddress } from '../lib/public-address'

/** Gives a public page's address in the reader's language; leaves every other address as it is. */
export function usePublicAddress() {
  const { i18n } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current language is i18n's
  return useCallback((to: string) => publicAddress(to, currentLanguage()), [i18n.language])
}

/** A link inside the product. A public page opens in the language being read. */
export function PublicLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const addressOf = usePublicAddress()
  return <Link to={addressOf(to)} {...rest} />
}
