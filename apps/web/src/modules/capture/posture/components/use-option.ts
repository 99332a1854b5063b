import type { PostureItem } from '@plumbline/domain'
import { useTranslation } from 'react-i18next'

/** What an answer is called on its button. */
export function useOption() {
  const { t } = useTranslation('posture')
  return (item: PostureItem, answer: string): string => {
    if (answer === 'yes') return t('yes')
    if (item === 'trunk_turn' || item === 'neck_turn') return t(`option.turn.${answer as 'no'}`)
    if (item === 'wrist_turn') return t(`option.wrist_turn.${answer as 'no'}`)
    if (answer === 'no') return t('no')
    return t(`option.${item as 'load'}.${answer as 'under_2'}`)
  }
}
