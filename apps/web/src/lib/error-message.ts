import type { i18n as I18n, TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, NetworkError } from './api'
import { i18next } from './i18n'

/** Codes that only say that something went wrong; a screen may know better what it was doing. */
const unspecific = new Set(['unexpected', 'unexpected_response'])

/** Our message for the error's code in the user's language, else what the screen was doing, else what came with it. */
export function formatError(error: unknown, fallback?: string, i18n: I18n = i18next): string {
  const t: TFunction<'errors'> = i18n.getFixedT(i18n.language, 'errors')
  if (error instanceof NetworkError)
    return t(navigator.onLine ? 'network.description' : 'network.youAreOffline')
  if (error instanceof ApiError) {
    if (fallback && unspecific.has(error.code)) return fallback
    const key = `code.${error.code}`
    return i18n.exists(key, { ns: 'errors' })
      ? t(key as 'code.invalid', { replace: error.params })
      : error.message
  }
  return fallback ?? (error instanceof Error && error.message ? error.message : t('code.unexpected'))
}

export function useErrorMessage() {
  const { i18n } = useTranslation('errors')
  return useCallback((error: unknown, fallback?: string) => formatError(error, fallback, i18n), [i18n])
}

/** The message for one field's problem, by its code. */
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
