import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../../../components/ui/disclosure'

type OriginalTextProps = { regulation: Pick<Regulation, 'title' | 'summary' | 'description'> }

/** The record in English, in which it was written and checked, under what is translated from it. */
export function OriginalText({ regulation: { title, summary, description } }: OriginalTextProps) {
  const { t } = useTranslation('regulations')
  return (
    <Disclosure
      title={t('detail.original')}
      titleClass="px-3 font-strong"
      className="rounded-lg border border-line bg-surface"
    >
      <div lang="en" className="grid max-w-prose gap-3 border-t border-line p-4">
        <p className="font-strong">{title}</p>
        <p className="whitespace-pre-line">{summary}</p>
        {description && <p className="whitespace-pre-line">{description}</p>}
      </div>
    </Disclosure>
  )
}
