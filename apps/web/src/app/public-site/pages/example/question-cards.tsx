import type { LocalizedMessage } from '@plumbline/contract/findings/violation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useMessages } from '../../../../lib/messages'

const answers = ['ok', 'not_ok', 'cant_tell'] as const

/** Questions as the product asks them about this picture. Answers stay in the page. */
export function QuestionCards({ questions }: { questions: readonly LocalizedMessage[] }) {
  const { t } = useTranslation('example')
  const { t: results } = useTranslation('results')
  const { format } = useMessages('questions')
  const [given, setGiven] = useState<Record<string, (typeof answers)[number]>>({})
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {questions.map(question => {
        const answer = given[question.code]
        return (
          <li key={question.code} className="flex flex-col gap-4 rounded-lg border border-line bg-canvas p-5">
            <p className="flex-1 font-strong">{format(question)}</p>
            <div className="flex flex-wrap gap-2">
              {answers.map(each => (
                <Button
                  key={each}
                  look="secondary"
                  aria-pressed={answer === each}
                  className="aria-pressed:border-ink aria-pressed:bg-sunken"
                  onClick={() => setGiven({ ...given, [question.code]: each })}
                >
                  {results(`questions.answer.${each}`)}
                </Button>
              ))}
            </div>
            <p role="status" className="min-h-6 text-caption text-muted">
              {answer && t(`questions.${answer}`)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
