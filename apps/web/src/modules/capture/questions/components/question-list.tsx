import { type Answer, answers, type Question } from '@plumbline/contract/capture/questions'
import { formatCitation } from '@plumbline/domain'
import { Check, CircleHelp, X } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import { useMessages } from '../../../../lib/messages'
import { useChosen } from '../../../../lib/use-chosen'
import { useAnswer, useQuestions } from '../api/questions'

type QuestionListProps = { resultId: string; onShowViolation: (id: string) => void }

/** What the picture can't show: asked of whoever is there, in two taps. */
export function QuestionList({ resultId, onShowViolation }: QuestionListProps) {
  const { t } = useTranslation('results')
  const questions = useQuestions(resultId)
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
            resultId={resultId}
            question={question}
            onShowViolation={onShowViolation}
          />
        ))}
      </ol>
    </section>
  )
}

type QuestionRowProps = QuestionListProps & { question: Question }

function QuestionRow({ resultId, question, onShowViolation }: QuestionRowProps) {
  const { format } = useMessages('questions')
  const { id, ask, answer } = question
  const { mutate } = useAnswer()
  const [chosen, choose] = useChosen(answer, (given: Answer | null, options) => {
    if (given) mutate({ params: { id: resultId }, body: { questionId: id, answer: given } }, options)
  })
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
            pressed={chosen === value}
            onPress={() => chosen !== value && choose(value)}
          />
        ))}
      </div>
      <RowFooter question={question} onShowViolation={onShowViolation} />
    </li>
  )
}

type RowFooterProps = Pick<QuestionListProps, 'onShowViolation'> & { question: Question }

/** As tall before an answer as after it: the next question stays where a finger is already going. */
function RowFooter({ question, onShowViolation }: RowFooterProps) {
  const { t } = useTranslation('results')
  const { dateTime } = useFormats()
  const { regulationCode, violationId, given } = question
  const [last] = given
  return (
    <div className="grid gap-x-3 text-caption text-subtle sm:flex">
      {regulationCode && (
        <p className="min-h-6">
          <Badge tone="info">{formatCitation(regulationCode)}</Badge>
        </p>
      )}
      <p className="min-h-6 truncate">
        {violationId ? (
          <button
            type="button"
            className="-my-3 min-h-control underline lg:my-0 lg:min-h-6"
            onClick={() => onShowViolation(violationId)}
          >
            {t('questions.recorded')}
          </button>
        ) : (
          last && t('questions.by', { name: last.userName, date: dateTime(last.at) })
        )}
      </p>
    </div>
  )
}

const looks: Record<Answer, { Icon: ComponentType<{ className?: string }>; pressed: string }> = {
  ok: { Icon: Check, pressed: 'border-good bg-good-soft' },
  not_ok: { Icon: X, pressed: 'border-high bg-high-soft' },
  cant_tell: { Icon: CircleHelp, pressed: 'border-line-strong bg-sunken' },
}

type AnswerButtonProps = { value: Answer; pressed: boolean; onPress: () => void }

/** Large enough for a gloved finger. */
function AnswerButton({ value, pressed, onPress }: AnswerButtonProps) {
  const { t } = useTranslation('results')
  const { Icon, pressed: look } = looks[value]
  return (
    <button
      type="button"
      aria-pressed={pressed}
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
