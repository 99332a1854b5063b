import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../../components/ui/badge'
import { useFormats } from '../../../../../lib/format'

/** All tags, or the first few and how many more there are. */
export function TagList({ tags, first = tags.length }: { tags: readonly string[]; first?: number }) {
  const { t } = useTranslation('regulations')
  const { number } = useFormats()
  const more = tags.length - first
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('card.tags')} className="flex flex-wrap gap-1.5">
      {tags.slice(0, first).map(tag => (
        <li key={tag} className="min-w-0">
          <Badge>
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>
            <span aria-hidden="true">+{number(more)}</span>
            <span className="sr-only">{t('card.moreTags', { count: more })}</span>
          </Badge>
        </li>
      )}
    </ul>
  )
}
