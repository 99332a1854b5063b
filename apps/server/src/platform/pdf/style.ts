import type { Style } from './typeset'

/** Dark enough to read on a bad copy. Color is never the only difference. */
export const INK = '#17212b'
export const QUIET = '#4b5a68'
export const HAIRLINE = '#c3ccd5'
export const WASH = '#f1f4f6'
export const SIGNAL = '#0b5a52'
export const EDGE = '#0b0f12'

const style = (size: number, weight: Style['weight'], color = INK): Style => ({ size, weight, color })
export const styles = {
  title: style(20, 'bold'),
  heading: style(12.5, 'bold'),
  body: style(10.5, 'regular'),
  strong: style(10.5, 'bold'),
  small: style(9, 'regular'),
  smallStrong: style(9, 'bold'),
  quiet: style(9, 'regular', QUIET),
  label: style(8, 'bold', '#ffffff'),
} as const

export const papers = { A4: { width: 595.28, height: 841.89 }, LETTER: { width: 612, height: 792 } } as const
export const margin = { side: 56, top: 72, bottom: 56 } as const
