import { exported, type Module } from '../../platform/module'
import { answerFeedback, conversationMessages, conversations } from './assistant/assistant.tables'

export const assistant: Module = {
  name: 'assistant',
  tables: [
    exported(conversations, { live: 'conversations' }),
    exported(conversationMessages),
    exported(answerFeedback, { live: 'answerFeedback' }),
  ],
  jobs: [],
}
