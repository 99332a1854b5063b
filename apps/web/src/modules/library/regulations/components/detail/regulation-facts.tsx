import type { RegulationDetail } from '@plumbline/contract/library/regulation-records'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card } from '../../../../../components/ui/card'
import { useFormats } from '../../../../../lib/format'
import { isWebAddress } from '../form/regulation-draft'
import { TagList } from '../library/tag-list'
import { shortened } from './shorten-url'

export function RegulationFacts({ regulation }: { regulation: RegulationDetail }) {
  const { t } = useTranslation('regulations')
  const { date } = useFormats()
  const { tags, source, related, authority, document_type, compliance_deadline, verified } = regulation
  const inLibrary = new Set(related.map(({ regulation_code }) => regulation_code))
  const elsewhere = regulation.related_regulations.filter(code => !inLibrary.has(code))
  return (
    <Card aria-label={t('detail.facts')}>
      <dl className="grid gap-4">
        <Fact name={t('field.source')}>
          {isWebAddress(source) ? (
            <a
              href={source}
              title={source}
              target="_blank"
              rel="noopener noreferrer"
              className="break-all underline"
            >
              {shortened(source)}
            </a>
          ) : (
            shortened(source === 'Unknown' ? t('detail.noSource') : source)
          )}
        </Fact>
        {tags.length > 0 && (
          <Fact name={t('field.tags')}>
            <TagList tags={tags} />
          </Fact>
        )}
        {(related.length > 0 || elsewhere.length > 0) && (
          <Fact name={t('detail.related')}>
            <ul className="grid gap-2">
              {related.map(({ id, regulation_code, title }) => (
                <li key={id}>
                  <Link to={`/regulations/${id}`} className="group block">
                    <span className="tabular font-strong underline">{regulation_code}</span>
                    <span className="block text-muted group-hover:text-ink">{title}</span>
                  </Link>
                </li>
              ))}
              {elsewhere.map(code => (
                <li key={code} className="tabular">
                  {code}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact name={t('field.jurisdiction')}>
          {[regulation.jurisdiction, regulation.region].filter(Boolean).join(', ')}
        </Fact>
        {authority && <Fact name={t('field.authority')}>{authority}</Fact>}
        {document_type && <Fact name={t('field.documentType')}>{document_type}</Fact>}
        {compliance_deadline && (
          <Fact name={t('field.deadline')}>{date(`${compliance_deadline}T12:00`)}</Fact>
        )}
        {verified && (
          <Fact name={t('field.verified')}>
            {t(`verified.${verified.how}`, { version: verified.version, date: date(`${verified.on}T12:00`) })}
          </Fact>
        )}
        <Fact name={t('field.origin')}>{t(`origin.${regulation.origin}`)}</Fact>
        <Fact name={t('field.added')}>{date(regulation.created_at)}</Fact>
        <Fact name={t('field.updated')}>{date(regulation.last_updated)}</Fact>
      </dl>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-caption text-subtle">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)
