import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, NetworkError } from './api'

/** The words for a failure: ours for its code in the user's language, else what came with it. */
export function useErrorMessage() {
  const { t, i18n } = useTranslation('errors')
  return useCallback(
    (error: unknown): string => {
      if (error instanceof ApiError) {
        const key = `code.${error.code}`
        return i18n.exists(key, { ns: 'errors' })
          ? t(key as 'code.invalid', { replace: error.params })
          : error.message
      }
      if (error instanceof NetworkError) return t('network.description')
      return error instanceof Error && error.message ? error.message : t('code.unexpected')
    },
    [t, i18n],
  )
}

/** The words for one field's problem, by its code. */
export function useFieldMessage() {
  const { t, i18n } = useTranslation('errors')
  return useCallback(
    (code: string | undefined, otherwise = ''): string | undefined => {
      if (!code) return undefined
      const key = `field.${code}`
      return i18n.exists(key, { ns: 'errors' }) ? t(key as 'field.required') : otherwise || code
    },
    [t, i18n],
  )
}
