import {
  type AccessEvent,
  exportedData,
  loginFailures,
  loginMethods,
  ssoChanges,
} from '@plumbline/contract/identity/access-log'
import { roles } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/format'

/** The word for one of the known values; what isn't among them is shown as it is. */
function wordFor<Value extends string>(
  known: readonly Value[],
  value: string,
  word: (known: Value) => string,
): string {
  const found = known.find(each => each === value)
  return found ? word(found) : value
}

/** Turns what was recorded with an event into words. Names, addresses and scopes stay as they are. */
function useDetailText() {
  const { t } = useTranslation('access')
  const { t: option } = useTranslation('options')
  const { date } = useFormats()
  const role = (value: string) => wordFor(roles, value, each => option(`role.${each}`))
  const texts: Record<string, (value: string) => string> = {
    method: value => wordFor(loginMethods, value, each => t(`method.${each}`)),
    reason: value => wordFor(loginFailures, value, each => t(`reason.${each}`)),
    change: value => wordFor(ssoChanges, value, each => t(`ssoChange.${each}`)),
    data: value => wordFor(exportedData, value, each => t(`data.${each}`)),
    required: value => t(value === 'true' ? 'detail.required' : 'detail.optional'),
    left: value => t('detail.left', { count: Number(value) }),
    sessions: value => t('detail.sessions', { count: Number(value) }),
    expires: value => t('keys.expires', { date: date(value) }),
    to: value => `→ ${role(value)}`,
    from: role,
    role,
    date,
  }
  return (key: string, value: string) => texts[key]?.(value) ?? value
}

/** To whom it happened, and what else is known of it. */
export function AccessDetails({ event: { subjectName, details } }: { event: AccessEvent }) {
  const textOf = useDetailText()
  return (
    <span className="flex flex-wrap gap-x-3 max-md:justify-end">
      {subjectName && <span>{subjectName}</span>}
      {Object.entries(details).map(([key, value]) => (
        <span key={key} className="wrap-anywhere text-caption text-subtle">
          {textOf(key, value)}
        </span>
      ))}
    </span>
  )
}
