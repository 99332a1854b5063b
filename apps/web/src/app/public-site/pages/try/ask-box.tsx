import type { TriedAnswer } from '@plumbline/contract/assistant/try-question'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { ApiError, call, NetworkError } from '../../../../lib/api'
import { currentLanguage } from '../../../../lib/i18n'
import { Answer } from './answer'
import { MAX_QUESTION, PER_HOUR, tryQuestion } from './calls'
import { SignUpLink } from './problem-note'

const examples = ['example1', 'example2', 'example3'] as const

type QuestionState =
  | { status: 'idle' | 'working' | 'limit' }
  | { status: 'failed'; isOffline: boolean }
  | { status: 'answered'; answer: TriedAnswer }

/** One question about the rules, answered from the library. */
export function AskBox() {
  const { t } = useTranslation('try')
  const [question, setQuestion] = useState('')
  const [asked, setAsked] = useState<QuestionState>({ status: 'idle' })
  const newest = useRef(0)

  const ask = async (text: string) => {
    const own = ++newest.current
    setQuestion(text)
    setAsked({ status: 'working' })
    const next = await answerTo(text)
    if (newest.current === own) setAsked(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim()) void ask(question)
  }

  return (
    <div className="grid gap-4 lg:w-2/3">
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field label={t('ask.label')}>
          <Input
            value={question}
            maxLength={MAX_QUESTION}
            autoComplete="off"
            onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
          />
        </Field>
        <Button type="submit" look="secondary" loading={asked.status === 'working'}>
          {t('ask.send')}
        </Button>
      </form>
      {asked.status === 'idle' && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-subtle">{t('ask.examples')}</p>
          {examples.map(each => (
            <Button key={each} look="secondary" onClick={() => void ask(t(`ask.${each}`))}>
              {t(`ask.${each}`)}
            </Button>
          ))}
        </div>
      )}
      <div aria-live="polite" className="grid gap-4">
        <Outcome asked={asked} />
      </div>
    </div>
  )
}

function Outcome({ asked }: { asked: QuestionState }) {
  const { t } = useTranslation('try')
  switch (asked.status) {
    case 'idle':
      return null
    case 'working':
      return <p className="text-muted">{t('ask.working')}</p>
    case 'limit':
      return (
        <Alert tone="warning" action={<SignUpLink />}>
          {t('ask.limit', { questions: PER_HOUR.questions })}
        </Alert>
      )
    case 'failed':
      return <Alert tone="danger">{t(asked.isOffline ? 'problem.network.text' : 'ask.failed')}</Alert>
    case 'answered':
      return asked.answer.kind === 'records' ? (
        <Alert action={<SignUpLink />}>{t('ask.records')}</Alert>
      ) : (
        <Answer answer={asked.answer} />
      )
  }
}

async function answerTo(question: string): Promise<QuestionState> {
  try {
    const answer = await call(tryQuestion, { body: { question, language: currentLanguage() } })
    return { status: 'answered', answer }
  } catch (error) {
    return error instanceof ApiError && error.code === 'too_many'
      ? { status: 'limit' }
      : { status: 'failed', isOffline: error instanceof NetworkError }
  }
}
