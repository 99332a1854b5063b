import { MAX_QUESTION } from '@plumbline/contract/assistant/assistant'
import { plans } from '@plumbline/contract/billing/plans'
import { SendHorizontal, Square } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { FieldError } from '../../../../components/ui/field'
import { Textarea } from '../../../../components/ui/input'
import { useFormats } from '../../../../lib/format'
import type { ChatState } from '../use-chat'
import { useDictation } from '../use-dictation'
import { DictateButton, DictationNote } from './dictate'

type ComposerProps = {
  chat: ChatState
  ref: Ref<HTMLTextAreaElement>
  onSend: () => void
  onStop: () => void
}

/** Where a question is typed. Enter sends it, Shift+Enter adds a line; choosing a Chinese word sends nothing. */
export function Composer({ chat, ref, onSend, onStop }: ComposerProps) {
  const { t } = useTranslation('assistant')
  const { number } = useFormats()
  const id = useId()
  const { draft, pending, isBlocked } = chat
  const dictation = useDictation(draft, chat.setDraft)
  const isTooLong = draft.trim().length > MAX_QUESTION
  const canSend = chat.canAsk && draft.trim() !== '' && !isTooLong
  const onKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <form
      className="grid gap-1.5"
      onSubmit={event => {
        event.preventDefault()
        if (canSend) onSend()
      }}
    >
      <div className="flex items-end gap-2">
        <Textarea
          ref={ref}
          rows={1}
          aria-label={t('box.label')}
          aria-describedby={`${id}-note ${id}-error`}
          aria-invalid={isTooLong || undefined}
          placeholder={t('box.placeholder')}
          value={draft}
          disabled={isBlocked}
          onChange={({ currentTarget }) => chat.setDraft(currentTarget.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-12 resize-none py-3"
        />
        <DictateButton dictation={dictation} disabled={isBlocked} />
        {pending ? (
          // An element of its own: a click that turned it into the send button would also submit the form.
          <Button
            key="stop"
            look="secondary"
            className="h-12 px-3"
            icon={<Square className="size-5 fill-current" aria-hidden />}
            onClick={onStop}
          >
            {t('stop')}
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            className="h-12 px-3"
            aria-disabled={!canSend}
            icon={<SendHorizontal className="size-5" aria-hidden />}
          >
            <span className="max-sm:sr-only">{t('box.send')}</span>
          </Button>
        )}
      </div>
      <FieldError
        id={`${id}-error`}
        message={
          isTooLong
            ? t('tooLong', { max: number(MAX_QUESTION), length: number(draft.trim().length) })
            : undefined
        }
      />
      <DictationNote dictation={dictation} />
      <p id={`${id}-note`} className="flex flex-wrap justify-between gap-x-4 text-caption text-subtle">
        <span className="max-lg:hidden">{t('box.keys')}</span>
        <Remaining chat={chat} />
      </p>
    </form>
  )
}

/** How many questions are left, for those whose plan has few. */
function Remaining({ chat: { usage, remaining } }: { chat: ChatState }) {
  const { t } = useTranslation('assistant')
  const plan = usage.data?.plan_name
  if (!plan || !plans[plan].showsQuestionsLeft || typeof remaining !== 'number') return null
  return <span className="tabular">{t('remaining', { count: remaining })}</span>
}
