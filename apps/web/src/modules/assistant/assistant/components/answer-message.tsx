import { ClipboardPlus, Copy, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { toast } from '../../../../lib/toast'
import { type AnswerTask, taskFrom, textToCopy } from '../answer-sections'
import type { HistoryMessage } from '../api/conversations'
import { RatingButtons, RatingReason, useRating } from './answer-rating'
import { AnswerText } from './answer-text'
import { SourceList } from './source-list'

export type AnswerMessageProps = {
  message: HistoryMessage
  question: string
  onCreateTask: ((task: AnswerTask) => void) | undefined
}

type Kind = NonNullable<HistoryMessage['answer']>['kind']
/** Answers that something can follow from. */
const withTask: ReadonlySet<Kind> = new Set(['rule', 'records', 'arithmetic', 'wrong_premise'])

/** An answer with its sources and what can be done with it. */
export function AnswerMessage({ message, question, onCreateTask }: AnswerMessageProps) {
  const { answer, sources, content } = message
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {answer ? (
        <AnswerText blocks={answer.blocks} sources={sources} />
      ) : (
        <p className="whitespace-pre-wrap">{content}</p>
      )}
      {answer && <ListLink blocks={answer.blocks} />}
      <SourceList sources={sources} />
      {answer?.writtenBy === 'model' && <ByModel removed={answer.removedCodes} />}
      {answer && (
        <AnswerActions
          message={message}
          blocks={answer.blocks}
          question={question}
          onCreateTask={withTask.has(answer.kind) ? onCreateTask : undefined}
        />
      )}
    </div>
  )
}

/** To the list that an answer about records counts. */
function ListLink({ blocks }: { blocks: NonNullable<HistoryMessage['answer']>['blocks'] }) {
  const { t } = useTranslation('assistant')
  const list = blocks.find(({ page }) => page?.url.startsWith('/'))?.page
  return list ? (
    <ButtonLink look="secondary" className="justify-self-start" to={list.url}>
      {t('openList')}
    </ButtonLink>
  ) : null
}

/** Who wrote it, and which of its citations weren't real. */
function ByModel({ removed }: { removed: readonly string[] }) {
  const { t } = useTranslation('assistant')
  return (
    <div className="flex gap-2 text-caption text-muted">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div>
        <p>{t('model.wrote')}</p>
        {removed.length > 0 && (
          <p>{t('model.removed', { count: removed.length, codes: removed.join(', ') })}</p>
        )}
      </div>
    </div>
  )
}

type ActionsProps = AnswerMessageProps & { blocks: NonNullable<HistoryMessage['answer']>['blocks'] }

function AnswerActions({ message, blocks, question, onCreateTask }: ActionsProps) {
  const { t } = useTranslation('assistant')
  const { id, feedback, sources } = message
  const rating = useRating({ messageId: id, feedback })
  const copy = () =>
    navigator.clipboard.writeText(textToCopy({ blocks, sources })).then(
      () => toast({ title: t('copied') }),
      () => toast({ title: t('copyFailed'), variant: 'warning' }),
    )
  return (
    <>
      <div className="-ml-3 flex flex-wrap items-center gap-x-1 text-muted">
        <Button look="quiet" className="px-3" icon={<Copy className="size-5" aria-hidden />} onClick={copy}>
          {t('copy')}
        </Button>
        {onCreateTask && (
          <Button
            look="quiet"
            className="px-3"
            icon={<ClipboardPlus className="size-5" aria-hidden />}
            onClick={() => onCreateTask(taskFrom(question, { blocks, sources }))}
          >
            {t('createTask')}
          </Button>
        )}
        <RatingButtons {...rating} />
      </div>
      {rating.asking && <RatingReason rating={rating.asking} state={rating} />}
    </>
  )
}
