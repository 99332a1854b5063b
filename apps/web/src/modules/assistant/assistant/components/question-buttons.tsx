import { CornerDownRight } from 'lucide-react'

type QuestionButtonsProps = {
  label: string
  questions: readonly string[]
  disabled: boolean
  onAsk: (question: string) => void
}

/** Questions to be asked with one tap. */
export function QuestionButtons({ label, questions, disabled, onAsk }: QuestionButtonsProps) {
  if (questions.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-caption text-subtle">{label}</h3>
      <ul className="grid gap-2">
        {questions.map(question => (
          <li key={question}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onAsk(question)}
              className="flex min-h-12 w-full items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2 text-left transition-colors hover:bg-sunken disabled:opacity-60"
            >
              <CornerDownRight className="size-5 shrink-0 text-subtle" aria-hidden />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
