import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Option } from './option'

const MIN_WORDS = 4
const MIN_HAN = 8

/** Whether it reads like something to ask rather than a name to find: a question mark, or a whole sentence. */
export function isQuestion(text: string) {
  const words = text.trim().split(/\s+/)
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return /[?？]\s*$/.test(text) || words.length >= MIN_WORDS || han >= MIN_HAN
}

/** What was typed, as a question for the assistant. */
export function useAskAssistant(text: string): Option[] {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const search = text.trim()
  if (!search) return []
  return [
    {
      id: 'ask-paulie',
      label: t('ask.question', { search }),
      icon: <MessageSquareText className="size-5" />,
      run: () => navigate(`/paulie?ask=${encodeURIComponent(search)}`, { state: 'send' }),
    },
  ]
}
