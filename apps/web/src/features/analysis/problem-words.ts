import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, NetworkError } from '../../lib/api'
import { useErrorWords } from '../../lib/error-words'

type Problem = { code: string; message: string; params?: Readonly<Record<string, string>> }

/** What happened and what to do: the analyser's faults and the server's refusals, in the user's language. */
export function useProblemWords() {
  const { t, i18n } = useTranslation('analysis')
  const errorWords = useErrorWords()
  return useCallback(
    ({ code, message, params = {} }: Problem): string => {
      const key = `fault.${code}`
      if (code && i18n.exists(key, { ns: 'analysis' })) return t(key as 'fault.cancelled')
      if (code === 'network') return errorWords(new NetworkError(null))
      if (code) return errorWords(new ApiError(code, 0, message || t('fault.unknown'), [], params))
      return message || t('fault.unknown')
    },
    [t, i18n, errorWords],
  )
}
