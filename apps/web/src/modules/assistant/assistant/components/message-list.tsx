import { LoaderCircle } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerTask } from '../answer-sections'
import type { HistoryMessage } from '../api/conversations'
import type { PendingAnswer } from '../pending-answer'
import { AnswerMessage } from './answer-message'
import { AnswerText } from './answer-text'

type MessageListProps = {
  messages: readonly HistoryMessage[]
  pending: PendingAnswer | null
  /** A question without an answer. */
  unanswered: string | null
  /** The newest question, which is kept in sight. */
  newest: Ref<HTMLLIElement>
  onCreateTask: ((task: AnswerTask) => void) | undefined
}

export function MessageList({ messages, pending, unanswered, newest, onCreateTask }: MessageListProps) {
  const { t } = useTranslation('assistant')
  const open = pending?.question ?? unanswered
  const newestIndex = open === null ? messages.findLastIndex(({ role }) => role === 'user') : -1
  return (
    <ol aria-label={t('messages')} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {messages.map((message, index) =>
        message.role === 'user' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
          <Question key={index} ref={index === newestIndex ? newest : undefined} text={message.content} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
          <Reply key={index}>
            <AnswerMessage
              message={message}
              question={messages[index - 1]?.content ?? ''}
              onCreateTask={onCreateTask}
            />
          </Reply>
        ),
      )}
      {open !== null && <Question ref={newest} text={open} />}
      {pending && (
        <Reply>
          <Preview pending={pending} />
        </Reply>
      )}
    </ol>
  )
}

/** Always as text: whatever was typed is shown, nothing of it is run. */
function Question({ text, ref }: { text: string; ref: Ref<HTMLLIElement> | undefined }) {
  const { t } = useTranslation('assistant')
  return (
    <li ref={ref} className="flex justify-end">
      <div className="max-w-[85%] rounded-lg bg-signal-soft px-4 py-2">
        <h2 className="sr-only">{t('you')}</h2>
        <p className="break-words whitespace-pre-wrap">{text}</p>
      </div>
    </li>
  )
}

function Reply({ children }: { children: ReactNode }) {
  const { t } = useTranslation('assistant')
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <h2 className="sr-only">{t('paulieSays')}</h2>
      {children}
    </li>
  )
}

/** What has come of the answer so far. */
function Preview({ pending: { blocks, text, phase } }: { pending: PendingAnswer }) {
  const { t } = useTranslation('assistant')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy="true">
      {text && <p className="whitespace-pre-wrap">{text}</p>}
      <AnswerText blocks={blocks} sources={[]} />
      <p className="flex items-center gap-2 text-muted">
        <LoaderCircle className="size-5 animate-spin" aria-hidden />
        {t(phase)}
      </p>
    </div>
  )
}
