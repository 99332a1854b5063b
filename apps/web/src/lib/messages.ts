import { createFormatter } from '@plumbline/messages/formatter'
import type { SharedNamespace } from '@plumbline/messages/messages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Formats what the server wrote about findings, and whatever the further namespaces hold. */
export function useMessages(...further: SharedNamespace[]) {
  const { i18n } = useTranslation(['findings', 'hazards', ...further])
  const { language } = i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same instance changes its language
  return useMemo(() => createFormatter(i18n), [i18n, language])
}
