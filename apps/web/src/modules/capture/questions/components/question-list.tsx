import type { Answer, Question } from '@plumbline/contract/capture/questions'
import { formatCitation } from '@plumbline/domain'
import { Check, CircleHelp, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { ChoiceButton, type ChoiceLook } from '../../../../components/ui/choice-button'
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
  const { t } = useTranslation('results')
  const { format } = useMessages('questions')
  const { id, ask, steps, answer } = question
  const { mutate } = useAnswer()
  const [chosen, choose] = useChosen(answer, (given: Answer | null, options) => {
    if (given) mutate({ params: { id: resultId }, body: { questionId: id, answer: given } }, options)
  })
  // Whoever answered the second step has settled the first one.
  const [concerns, setConcerns] = useState(answer !== null && answer !== 'doesnt_apply')
  const isFirst = steps !== null && !concerns
  const texts = steps ? [format(steps.first), format(steps.second)] : [format(ask)]
  const shown = texts[isFirst ? 0 : texts.length - 1]
  return (
    <li className="grid gap-3 rounded-lg border border-line p-4">
      {/* Both steps take the same room, so nothing below moves between them. */}
      <div className="grid">
        {texts.map(text => (
          <p
            key={text}
            id={text === shown ? `question-${id}` : undefined}
            aria-hidden={text !== shown}
            className={cx('col-start-1 row-start-1 font-strong', text !== shown && 'invisible')}
          >
            {text}
          </p>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div role="group" aria-labelledby={`question-${id}`} className="grid grid-cols-3 gap-2">
        {isFirst ? (
          <FirstStep
            isNo={chosen === 'doesnt_apply'}
            onNo={() => choose('doesnt_apply')}
            onOther={() => setConcerns(true)}
          />
        ) : (
          (['ok', 'not_ok', 'cant_tell'] as const).map(value => (
            <ChoiceButton
              key={value}
              look={looks[value]}
              label={t(`questions.answer.${value}`)}
              pressed={chosen === value}
              onPress={() => chosen !== value && choose(value)}
            />
          ))
        )}
      </div>
      <RowFooter question={question} onShowViolation={onShowViolation} />
    </li>
  )
}

type FirstStepProps = { isNo: boolean; onNo: () => void; onOther: () => void }

/** Only a clear No ends it: who can't tell is asked on. */
function FirstStep({ isNo, onNo, onOther }: FirstStepProps) {
  const { t } = useTranslation('results')
  return (
    <>
      <ChoiceButton look={looks.yes} label={t('questions.first.yes')} pressed={false} onPress={onOther} />
      <ChoiceButton look={looks.no} label={t('questions.first.no')} pressed={isNo} onPress={onNo} />
      <ChoiceButton
        look={looks.cant_tell}
        label={t('questions.answer.cant_tell')}
        pressed={false}
        onPress={onOther}
      />
    </>
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

const looks = {
  ok: { Icon: Check, pressed: 'border-good bg-good-soft' },
  not_ok: { Icon: X, pressed: 'border-high bg-high-soft' },
  cant_tell: { Icon: CircleHelp, pressed: 'border-line-strong bg-sunken' },
  yes: { Icon: Check, pressed: 'border-line-strong bg-sunken' },
  no: { Icon: X, pressed: 'border-line-strong bg-sunken' },
} satisfies Record<string, ChoiceLook>
