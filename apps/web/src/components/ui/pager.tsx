import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/format'
import { IconButton } from './icon-button'

type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Stands under a list that has more than one page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  if (pages < 2) return null
  return (
    <nav aria-label={t('pager.label')} className="flex items-center justify-center gap-2">
      <IconButton label={t('pager.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="size-5" aria-hidden />
      </IconButton>
      <span className="tabular" aria-live="polite">
        {t('pager.page', { page: number(page), pages: number(pages) })}
      </span>
      <IconButton label={t('pager.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight className="size-5" aria-hidden />
      </IconButton>
    </nav>
  )
}
