import { LayoutGrid, List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../../lib/cx'
import type { Layout } from './use-library-layout'

const views = [
  { id: 'grid', Icon: LayoutGrid },
  { id: 'list', Icon: List },
] as const

export function LayoutToggle({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  const { t } = useTranslation('regulations')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put a border and a legend around two buttons
    <div
      role="group"
      aria-label={t('view.label')}
      className="flex h-control shrink-0 rounded-md border border-line-strong bg-surface"
    >
      {views.map(({ id, Icon }) => (
        <button
          key={id}
          type="button"
          aria-label={t(`view.${id}`)}
          title={t(`view.${id}`)}
          aria-pressed={layout === id}
          onClick={() => onChange(id)}
          className={cx(
            'inline-flex w-12 items-center justify-center first:rounded-l-md last:rounded-r-md',
            layout === id ? 'bg-sunken text-ink' : 'text-muted hover:text-ink',
          )}
        >
          <Icon className="size-5" aria-hidden />
        </button>
      ))}
    </div>
  )
}
