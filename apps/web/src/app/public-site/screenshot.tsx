import { screens } from 'virtual:screens'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx'

const sizes = {
  dashboard: { width: 1440, height: 900 },
  result: { width: 1440, height: 900 },
  regulations: { width: 1440, height: 900 },
  task: { width: 780, height: 1688 },
  'result-phone': { width: 780, height: 1688 },
} as const

/** A desktop's screen can't be read on a phone, so phones get their own. */
const onPhones: { [name in keyof typeof sizes]?: keyof typeof sizes } = { result: 'result-phone' }

type ScreenshotProps = { name: keyof typeof sizes; alt: string; className?: string }

/** The product itself, in the language and theme of the page. Only the one that shows is loaded. */
export function Screenshot({ name, alt, className }: ScreenshotProps) {
  const { i18n } = useTranslation()
  const file = (theme: string, shown = name) => `${shown}-${i18n.language}-${theme}.webp`
  if (!screens.has(file('light')) || !screens.has(file('dark'))) return null
  const isPhone = sizes[name].height > sizes[name].width
  const phone = onPhones[name]
  return (
    <div
      className={cx(
        'overflow-hidden border border-line bg-surface shadow-raised',
        isPhone || phone ? 'max-w-72 rounded-3xl' : 'rounded-lg',
        phone && 'sm:max-w-none sm:rounded-lg',
        className,
      )}
    >
      {(['light', 'dark'] as const).map(theme => (
        <picture key={theme}>
          {phone && (
            <source media="(width < 40rem)" srcSet={`/screens/${file(theme, phone)}`} {...sizes[phone]} />
          )}
          <img
            src={`/screens/${file(theme)}`}
            alt={alt}
            {...sizes[name]}
            loading="lazy"
            decoding="async"
            className={cx('h-auto w-full', theme === 'light' ? 'dark:hidden' : 'hidden dark:block')}
          />
        </picture>
      ))}
    </div>
  )
}
