import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, NetworkError } from '../../../lib/api'
import { useErrorMessage } from '../../../lib/error-message'

type Problem = { code: string; message: string; params?: Readonly<Record<string, string>> }

/** What happened and what to do, for faults of the analyzer and errors of the server. */
export function useProblemMessage() {
  const { t, i18n } = useTranslation('analysis')
  const errorMessage = useErrorMessage()
  return useCallback(
    ({ code, message, params = {} }: Problem): string => {
      const key = `fault.${code}`
      if (code && i18n.exists(key, { ns: 'analysis' })) return t(key as 'fault.canceled')
      if (code === 'network') return errorMessage(new NetworkError(null))
      if (code) return errorMessage(new ApiError(code, 0, message || t('fault.unknown'), [], params))
      return message || t('fault.unknown')
    },
    [t, i18n, errorMessage],
  )
}
