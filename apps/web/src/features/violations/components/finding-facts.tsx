import type { Violation } from '@plumbline/contract/violations'
import { useTranslation } from 'react-i18next'
import { confidenceOf } from '../severity-groups'

/** The code it breaks, its title where one is known, and the codes beside it. */
export function RegulationCodes({ violation }: { violation: Violation }) {
  const { regulation, regulationCode, regulationCodes } = violation
  const { t } = useTranslation('results')
  const code = regulationCode ?? regulationCodes[0]
  if (!code) return regulation ?? t('violation.noRegulation')
  const others = regulationCodes.filter(each => each !== code)
  return (
    <>
      <span className="font-strong">{code}</span>
      {regulation && !regulation.includes(code) && ` · ${regulation}`}
      {others.length > 0 && <span className="text-subtle"> · {others.join(', ')}</span>}
    </>
  )
}

type BecauseProps = Pick<Violation, 'confidence'> & { because: string | null }

/** Why, and how surely: 'likely (0.82)'. */
export function Because({ confidence, because }: BecauseProps) {
  const { t, i18n } = useTranslation('results')
  const figure = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const surely =
    confidence === null
      ? null
      : t('violation.confidence', {
          word: t(`confidence.${confidenceOf(confidence)}`),
          value: figure.format(confidence),
        })
  if (!because) return surely ?? t('violation.byPerson')
  return (
    <>
      {because}
      {surely && <span className="tabular text-subtle"> · {surely}</span>}
    </>
  )
}
