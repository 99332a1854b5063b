import type { Violation } from '@plumbline/contract/findings/violations'
import { formatCitation } from '@plumbline/domain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRegulationByCode, useReporter } from '../../api/violations'
import { confidenceOf } from '../../severity-groups'

type RegulationCodesProps = { violation: Violation; lookUp: boolean }

/** The code it breaks, its title in the library, and further codes. `lookUp`: the plan includes the library. */
export function RegulationCodes({ violation, lookUp }: RegulationCodesProps) {
  const { regulation, regulationCode, regulationCodes } = violation
  const { t } = useTranslation('results')
  const code = regulationCode ?? regulationCodes[0]
  const found = useRegulationByCode(code, lookUp)
  if (!code && violation.basis === 'advisory') return t('violation.advisory')
  if (!code && violation.basis === 'claim') return t('violation.claim')
  if (!code) return regulation ?? t('violation.noRegulation')
  const others = regulationCodes.filter(each => each !== code)
  return (
    <>
      <span className="font-strong">{formatCitation(code)}</span>
      {found ? (
        <>
          {' · '}
          <Link
            to={`/regulations/${found.id}`}
            className="inline-flex min-h-control items-center underline lg:min-h-0"
          >
            {found.title}
          </Link>
        </>
      ) : (
        regulation && !regulation.includes(code) && ` · ${regulation}`
      )}
      {others.length > 0 && <span className="text-subtle"> · {others.map(formatCitation).join(', ')}</span>}
    </>
  )
}

/** Rules nearby, to look up in the library. They are never cited as the one that is broken. */
export function RelatedCodes({ violation: { relatedCodes }, lookUp }: RegulationCodesProps) {
  return (
    <ul className="-my-2.5 flex flex-wrap gap-x-3 lg:my-0 lg:gap-y-1">
      {relatedCodes.map(code => (
        <li key={code}>
          {lookUp ? (
            <Link
              to={`/regulations?q=${encodeURIComponent(code)}`}
              className="inline-flex min-h-control items-center underline lg:min-h-0"
            >
              {formatCitation(code)}
            </Link>
          ) : (
            formatCitation(code)
          )}
        </li>
      ))}
    </ul>
  )
}

/** Who said so. Nothing was seen that shows it by itself. */
export function Reporter({ violation }: { violation: Violation }) {
  const { t } = useTranslation('results')
  const name = useReporter(violation)
  if (name) return name
  return t(
    violation.messages?.because.params.keyword ? 'violation.reportedInRecording' : 'violation.reportedByTeam',
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
