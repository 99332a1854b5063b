import type { AssistantContext } from '@plumbline/contract/assistant/assistant'
import type { ConversationAnswer } from '@plumbline/contract/assistant/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { ApiError } from '../../../lib/api'
import { toast } from '../../../lib/toast'
import { AskTimeout, ask as askFor } from './api/ask'
import { addToHistory, type HistoryMessage, useHistory } from './api/conversations'
import { setRemaining, useUsage } from './api/usage'
import { newPending, type PendingAnswer, withEvent } from './pending-answer'

export type ChatContext = z.input<typeof AssistantContext>

/** Why a question has no answer. `deleted`: its conversation isn't there anymore. */
type ChatFailure = { kind: 'timeout' | 'failed' | 'deleted' | 'limit'; question: string }

export type ChatOptions = {
  /** What the question is about, sent along with it. */
  context?: ChatContext | undefined
  /** Which conversation is shown, null for a new one. Left out, the chat keeps track of it itself. */
  sessionId?: string | null
  /** Called when a first answer has started a conversation. */
  onSession?: (sessionId: string) => void
  /** Typed in already, for the person to send or to change; with `sendsQuestion` it is sent as soon as it is given. */
  question?: string
  sendsQuestion?: boolean
}

const noMessages: readonly HistoryMessage[] = []
const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'not_found'

/** A conversation with the assistant: its messages, the answer on its way, and what can be done. */
export function useChat({
  context,
  sessionId,
  onSession,
  question = '',
  sendsQuestion = false,
}: ChatOptions = {}) {
  const client = useQueryClient()
  const [ownId, setOwnId] = useState<string | null>(null)
  const id = sessionId === undefined ? ownId : sessionId
  const history = useHistory(id)
  const usage = useUsage()
  const remaining = usage.data?.paulie_messages_remaining
  const [draft, setDraft] = useState('')
  const [last, setLast] = useState<ConversationAnswer | null>(null)

  const opened = useRef(id)
  const request = useRequest({
    onAnswer: (asked, answer) => {
      addToHistory(client, asked, answer)
      setRemaining(client, answer.questionsRemaining)
      setLast(answer)
      opened.current = answer.sessionId
      setOwnId(answer.sessionId)
      if (answer.sessionId !== id) onSession?.(answer.sessionId)
    },
    onUnsent: asked => setDraft(typed => typed || asked),
  })
  const messages = id && history.data ? history.data : noMessages
  const isShown = request.pending !== null && request.pending.messageId === messages.at(-1)?.id
  const { reset } = request
  // Another conversation was opened: what was asked in the one before is given up.
  useLayoutEffect(() => {
    if (opened.current === id && !isShown) return
    opened.current = id
    reset()
  }, [id, isShown, reset])
  const pending = isShown ? null : request.pending

  const isDeleted = isMissing(history.error) || request.failure?.kind === 'deleted'
  const isBlocked = remaining === 0 || (usage.isError && !usage.data)
  const canAsk = !pending && !isBlocked && !(id && history.isPending)
  const ask = (text: string) => {
    const message = text.trim()
    if (!message || !canAsk) return false
    const session = isDeleted ? null : id
    void request.start({ message, ...(context && { context }), ...(session && { sessionId: session }) })
    return true
  }
  const given = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that is given
  useEffect(() => {
    const before = given.current
    given.current = question
    if (question && sendsQuestion && ask(question)) return
    // It takes the place of the one given before, but not of what somebody typed.
    setDraft(typed => (typed === '' || typed === before ? question : typed))
  }, [question])
  return {
    id,
    messages,
    history,
    usage,
    remaining,
    isDeleted,
    isBlocked,
    canAsk,
    pending,
    failure: request.failure,
    isStopped: request.isStopped,
    /** The newest answer of this visit, which is read out when it is there. */
    last,
    /** What could be asked next. */
    suggestions: last && last.messageId === messages.at(-1)?.id ? last.suggestions : [],
    draft,
    setDraft,
    ask,
    /** Sends what is typed. */
    send: () => {
      if (ask(draft)) setDraft('')
    },
    stop: request.stop,
    retry: () => request.failure && ask(request.failure.question),
  }
}
export type ChatState = ReturnType<typeof useChat>

type RequestHandlers = {
  onAnswer: (question: string, answer: ConversationAnswer) => void
  /** The question wasn't sent, or was stopped: it goes back to where it was typed. */
  onUnsent: (question: string) => void
}

/** One question at a time, and what became of it. */
function useRequest(handlers: RequestHandlers) {
  const client = useQueryClient()
  const failed = useFailureToast()
  const latest = useRef({ ...handlers, failed })
  latest.current = { ...handlers, failed }
  const running = useRef<AbortController | null>(null)
  const [pending, setPending] = useState<PendingAnswer | null>(null)
  const [failure, setFailure] = useState<ChatFailure | null>(null)
  const [isStopped, setIsStopped] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const [actions] = useState(() => {
    const clear = () => {
      running.current?.abort()
      running.current = null
      setPending(null)
      setFailure(null)
      setIsStopped(false)
    }
    const fail = (kind: ChatFailure['kind'], question: string) => {
      setFailure({ kind, question })
      latest.current.failed(kind)
      if (kind === 'limit') {
        setRemaining(client, 0)
        latest.current.onUnsent(question)
      }
    }
    const start = async (asked: Parameters<typeof askFor>[0]) => {
      clear()
      const controller = new AbortController()
      running.current = controller
      setPending(newPending(asked.message))
      const isCurrent = () => running.current === controller
      try {
        const answer = await askFor(asked, {
          client,
          signal: controller.signal,
          onEvent: event => isCurrent() && setPending(before => before && withEvent(before, event)),
        })
        if (isCurrent()) latest.current.onAnswer(asked.message, answer)
      } catch (error) {
        if (!isCurrent()) return
        setPending(null)
        fail(kindOf(error, asked.sessionId), asked.message)
      }
    }
    return { start, reset: clear }
  })
  const stop = () => {
    if (!pending) return
    actions.reset()
    setIsStopped(true)
    latest.current.onUnsent(pending.question)
  }
  return { pending, failure, isStopped, stop, ...actions }
}

function kindOf(error: unknown, sessionId: string | undefined): ChatFailure['kind'] {
  if (error instanceof AskTimeout) return 'timeout'
  if (sessionId && isMissing(error)) return 'deleted'
  return error instanceof ApiError && error.code === 'questions_exhausted' ? 'limit' : 'failed'
}

/** A failure is shown where the answer would be, and in a toast for who has scrolled away from there. */
function useFailureToast() {
  const { t } = useTranslation('assistant')
  return (kind: ChatFailure['kind']) => {
    if (kind === 'timeout')
      toast({ title: t('timeout.title'), description: t('timeout.explain'), variant: 'destructive' })
    else if (kind !== 'limit') toast({ title: t('failed'), variant: 'destructive' })
  }
}
