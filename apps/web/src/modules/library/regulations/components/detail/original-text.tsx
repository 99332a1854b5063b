import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type OriginalTextProps = { regulation: Pick<Regulation, 'title' | 'summary' | 'description'> }

/** The record in English, in which it was written and checked, under what is translated from it. */
export function OriginalText({ regulation: { title, summary, description } }: OriginalTextProps) {
  const { t } = useTranslation('regulations')
  return (
    <details className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-control cursor-pointer items-center gap-1 px-3 font-strong">
        <ChevronRight className="size-5 shrink-0 group-open:rotate-90" aria-hidden />
        {t('detail.original')}
      </summary>
      <div lang="en" className="grid max-w-prose gap-3 border-t border-line p-4">
        <p className="font-strong">{title}</p>
        <p className="whitespace-pre-line">{summary}</p>
        {description && <p className="whitespace-pre-line">{description}</p>}
      </div>
    </details>
  )
}
