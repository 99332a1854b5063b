import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { cx } from '../../../../lib/cx'
import { useKeyboardInset } from '../../../../lib/use-keyboard-inset'
import type { AnswerTask } from '../answer-sections'
import { type ChatOptions, type ChatState, useChat } from '../use-chat'
import { useNewestInSight } from '../use-newest-in-sight'
import { ChatProblem } from './chat-problem'
import { Composer } from './composer'
import { MessageList } from './message-list'
import { QuestionButtons } from './question-buttons'
import { Welcome } from './welcome'

export type ChatProps = ChatOptions & {
  /** Whose example questions are offered. */
  assistant?: 'paulie' | 'copilot'
  /** For a side panel or a sheet: no introduction, and the box at the bottom of what scrolls around it. */
  compact?: boolean
  /** Starts a new conversation, where the page and not the chat keeps track of it. */
  onNew?: () => void
  /** Leaves out the button where it isn't given. */
  onCreateTask?: (task: AnswerTask) => void
}

/**
 * A conversation: what was asked and answered, and a box that stays at the bottom. Give it a `key` of what it is about,
 * so that it starts over when that changes. Its texts are in the namespaces `assistant` and `regulations`.
 */
export default function Chat({
  assistant = 'paulie',
  compact = false,
  onNew,
  onCreateTask,
  ...options
}: ChatProps) {
  const { t } = useTranslation('assistant')
  const chat = useChat(options)
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const { messages, pending, failure } = chat
  const keyboard = useKeyboardInset()
  const { newest, bar } = useNewestInSight({
    isAnswering: pending !== null,
    progress: pending ?? messages,
    conversation: chat.id,
    count: messages.length,
  })
  // Where a finger asks, the keyboard of the screen stays away; it would cover what is read.
  const focusBox = () => {
    const target = matchMedia('(pointer: coarse)').matches ? root : box
    if (document.activeElement !== box.current) target.current?.focus({ preventScroll: true })
  }
  const askFromButton = (question: string) => {
    chat.ask(question)
    focusBox()
  }
  const isEmpty = messages.length === 0 && !pending && !failure
  const isOpening = options.sessionId && !chat.isDeleted && messages.length === 0
  return (
    <div ref={root} tabIndex={-1} className="flex min-h-full flex-1 flex-col outline-none">
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 pb-4">
        {isOpening && !pending && <OpeningConversation chat={chat} />}
        {!isOpening && isEmpty && !chat.isDeleted && (
          <Welcome
            assistant={assistant}
            context={options.context}
            compact={compact}
            disabled={!chat.canAsk}
            onAsk={askFromButton}
          />
        )}
        {!isEmpty && (
          <MessageList
            messages={messages}
            pending={pending}
            unanswered={failure && failure.kind !== 'limit' ? failure.question : null}
            newest={newest}
            onCreateTask={onCreateTask}
          />
        )}
        {!pending && !failure && (
          <QuestionButtons
            label={t('next')}
            questions={chat.suggestions}
            disabled={!chat.canAsk}
            onAsk={askFromButton}
          />
        )}
        {!chat.isBlocked && <ChatProblem chat={chat} onNew={onNew} />}
      </div>
      <Announcement chat={chat} />
      <div
        ref={compact ? undefined : bar}
        // On a phone the box stays above the keyboard, or above the bar at the bottom.
        style={!compact && keyboard ? { bottom: keyboard } : undefined}
        className={cx(
          'sticky z-20 border-t border-line pt-3 pb-3',
          compact ? 'bottom-0 bg-surface' : 'bottom-16 bg-canvas lg:bottom-0',
        )}
      >
        {/* Why nothing can be asked is said where it would be. */}
        {chat.isBlocked && (
          <div className="pb-3">
            <ChatProblem chat={chat} onNew={onNew} />
          </div>
        )}
        <Composer
          chat={chat}
          ref={box}
          onSend={() => {
            chat.send()
            focusBox()
          }}
          onStop={() => {
            chat.stop()
            focusBox()
          }}
        />
      </div>
    </div>
  )
}

/** Until what was said before is there, or why it can't be. */
function OpeningConversation({ chat }: { chat: ChatState }) {
  const { t } = useTranslation('assistant')
  return (
    <Async query={chat.history} failed={t('conversations.loadFailed')} skeleton={<SkeletonLines lines={6} />}>
      {() => null}
    </Async>
  )
}

/** Reads an answer out once it is complete, not word by word as it is written. */
function Announcement({ chat: { pending, last } }: { chat: ChatState }) {
  const { t } = useTranslation('assistant')
  return (
    <div className="sr-only" aria-live={last?.kind === 'emergency' ? 'assertive' : 'polite'}>
      {pending ? t(pending.phase) : last?.blocks.map(({ text }) => text).join(' ')}
    </div>
  )
}
