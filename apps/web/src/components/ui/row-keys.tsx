import { useTranslation } from 'react-i18next'

type Urgency = 'severity' | 'priority'

const hintsWith = (urgency: Urgency) =>
  [
    ['J', 'K', 'move'],
    ['X', 'select'],
    ['A', 'assign'],
    ['S', 'status'],
    ['V', urgency],
    ['D', 'due'],
    ['O', 'open'],
    ['?', 'more'],
  ] as const

/** The keys of a list, where there is a keyboard to press them. V is for what says how urgent a row is. */
export function RowKeys({ urgency }: { urgency: Urgency }) {
  const { t } = useTranslation('lists')
  const hints = hintsWith(urgency)
  return (
    <p className="hidden flex-wrap gap-x-3 text-caption text-subtle min-[85rem]:pointer-fine:flex">
      {hints.map(hint => {
        const does = hint.at(-1) as (typeof hints)[number][1 | 2]
        return (
          <span key={does} className="whitespace-nowrap">
            {hint.slice(0, -1).map(key => (
              <kbd key={key} className="mr-1 rounded-sm border border-line px-1 font-sans">
                {key}
              </kbd>
            ))}
            {t(`key.${does}` as 'key.move')}
          </span>
        )
      })}
    </p>
  )
}
