import type { ScreenTexts, SharedTexts } from '@plumbline/languages/lists/english-texts'
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: ScreenTexts & SharedTexts
  }
}
