import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx'

/** Of the screen: a form that starts below this is scrolled up. */
const LOW = 0.6
/** Under the header, in pixels. */
const HIGH = 64

/** On a desk the first field gets the focus; on a phone the keyboard would cover the rest. */
function showOpened(form: HTMLFormElement | null) {
  if (!form) return
  const { top } = form.getBoundingClientRect()
  if (top < HIGH || top > innerHeight * LOW) form.scrollIntoView({ block: 'start' })
  const field = matchMedia('(hover: hover) and (pointer: fine)').matches
    ? form.querySelector<HTMLElement>('input, select, textarea')
    : null
  const target = field ?? form
  target.focus({ preventScroll: true })
}

/** A form that opens inside the page, perhaps far from the button that opened it: it is scrolled to and focused. */
export const OpenedForm = ({ className = 'gap-5', ...rest }: ComponentProps<'form'>) => (
  <form
    ref={showOpened}
    tabIndex={-1}
    noValidate
    className={cx('grid scroll-mt-32 outline-none', className)}
    {...rest}
  />
)
