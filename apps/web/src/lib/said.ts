import { sayer } from '@plumbline/contract/said/sayer'
import { saidNamespaces } from '@plumbline/contract/said/words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export function useSaid() {
  const { i18n } = useTranslation([...saidNamespaces])
  const { language } = i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same i18n speaks another language
  return useMemo(() => sayer(i18n), [i18n, language])
}
