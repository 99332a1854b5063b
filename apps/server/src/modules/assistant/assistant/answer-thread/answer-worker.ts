import { answerQuestion } from '@plumbline/assistant'
import { languages } from '@plumbline/domain'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { serve } from '@plumbline/threads/serve'
import type { AnswerCall, Lookup, Reached } from './protocol'

/**
 * Goes as far as what is known already allows. The thread keeps nothing of a question, so one that is answered while
 * the thread is replaced goes on in the next one.
 */
function goOn({ question, replies }: AnswerCall): Promise<Reached> {
  const known = [...replies]
  return new Promise((resolve, reject) => {
    const lookUp = async <Reply>(lookup: Lookup): Promise<Reply> => {
      if (known.length > 0) return known.shift() as Reply
      resolve({ lookup })
      // The question comes again with the reply.
      return new Promise<never>(() => {})
    }
    answerQuestion(question, {
      library: {
        read: (...args) => lookUp({ type: 'read', args }),
        search: (...args) => lookUp({ type: 'search', args }),
        byCodes: (...args) => lookUp({ type: 'byCodes', args }),
      },
      records: { find: (...args) => lookUp({ type: 'records', args }) },
      translations: translationsFor(question.language),
    }).then(answer => resolve({ answer }), reject)
  })
}

// Before the first question, whose time is limited.
for (const language of languages) translationsFor(language)

serve<AnswerCall, Reached>(goOn)
