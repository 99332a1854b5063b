/** Of the screen: a form that starts below this is scrolled up. */
const LOW = 0.6
/** Under the header, in pixels. */
const HIGH = 64

/**
 * The ref of a form that opens inside the page, perhaps far from the button that opened it: it is scrolled to and gets
 * the focus. On a desk its first field does; on a phone the keyboard would cover the rest.
 */
export function showOpened(form: HTMLFormElement | null) {
  if (!form) return
  const { top } = form.getBoundingClientRect()
  if (top < HIGH || top > innerHeight * LOW) form.scrollIntoView({ block: 'start' })
  const field = matchMedia('(hover: hover) and (pointer: fine)').matches
    ? form.querySelector<HTMLElement>('input, select, textarea')
    : null
  const target = field ?? form
  target.focus({ preventScroll: true })
}
