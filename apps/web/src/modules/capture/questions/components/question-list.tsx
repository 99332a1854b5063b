import { type Answer, answers, type Question } from '@plumbline/contract/capture/questions'
import { formatCitation } from '@plumbline/domain'
import { Check, CircleHelp, X } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import { useMessages } from '../../../../lib/messages'
import { useAnswer, useQuestions } from '../api/questions'

type QuestionListProps = { resultId: string; onShowViolation: (id: string) => void }

/** What the picture can't show: asked of whoever is there, in two taps. */
export default function QuestionList({ resultId, onShowViolation }: QuestionListProps) {
  const { t } = useTranslation('results')
  const questions = useQuestions(resultId)
  const answer = useAnswer()
  if (!questions.data || questions.data.length === 0) return null
  const answered = questions.data.filter(each => each.answer !== null).length
  return (
    <section aria-labelledby="questions-title" className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 id="questions-title" className="text-title font-strong">
          {t('questions.title')}
        </h3>
        <p className="text-muted">{t('questions.explain', { answered, count: questions.data.length })}</p>
      </div>
      <ol className="grid gap-3">
        {questions.data.map(question => (
          <QuestionRow
            key={question.id}
            question={question}
            busy={answer.isPending && answer.variables?.body.questionId === question.id}
            onAnswer={given =>
              answer.mutate({ params: { id: resultId }, body: { questionId: question.id, answer: given } })
            }
            onShowViolation={onShowViolation}
          />
        ))}
      </ol>
    </section>
  )
}

type QuestionRowProps = {
  question: Question
  busy: boolean
  onAnswer: (answer: Answer) => void
  onShowViolation: (id: string) => void
}

function QuestionRow({ question, busy, onAnswer, onShowViolation }: QuestionRowProps) {
  const { t } = useTranslation('results')
  const { format } = useMessages('questions')
  const { dateTime } = useFormats()
  const { id, ask, answer, given, regulationCode, violationId } = question
  const [last] = given
  return (
    <li className="grid gap-3 rounded-lg border border-line p-4">
      <p id={`question-${id}`} className="font-strong">
        {format(ask)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div role="group" aria-labelledby={`question-${id}`} className="grid grid-cols-3 gap-2">
        {answers.map(value => (
          <AnswerButton
            key={value}
            value={value}
            pressed={answer === value}
            disabled={busy}
            onPress={() => onAnswer(value)}
          />
        ))}
      </div>
      {(regulationCode || last) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-subtle">
          {regulationCode && <Badge tone="info">{formatCitation(regulationCode)}</Badge>}
          {last && <span>{t('questions.by', { name: last.userName, date: dateTime(last.at) })}</span>}
          {violationId && (
            <button
              type="button"
              className="min-h-control underline lg:min-h-6"
              onClick={() => onShowViolation(violationId)}
            >
              {t('questions.recorded')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

const looks: Record<Answer, { Icon: ComponentType<{ className?: string }>; pressed: string }> = {
  ok: { Icon: Check, pressed: 'border-good bg-good-soft' },
  not_ok: { Icon: X, pressed: 'border-high bg-high-soft' },
  cant_tell: { Icon: CircleHelp, pressed: 'border-line-strong bg-sunken' },
}

type AnswerButtonProps = { value: Answer; pressed: boolean; disabled: boolean; onPress: () => void }

/** Large enough for a gloved finger. */
function AnswerButton({ value, pressed, disabled, onPress }: AnswerButtonProps) {
  const { t } = useTranslation('results')
  const { Icon, pressed: look } = looks[value]
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'flex min-h-14 flex-col items-center justify-center gap-1 rounded-lg border-2 px-2 py-2 font-strong sm:flex-row sm:gap-2',
        pressed ? look : 'border-line hover:border-line-strong',
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden />
      {t(`questions.answer.${value}`)}
    </button>
  )
}
