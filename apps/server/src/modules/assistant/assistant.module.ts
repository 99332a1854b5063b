import { defineModule, exported } from '../../platform/module'
import { answerFeedback, conversationMessages, conversations } from './assistant/assistant.tables'

export const assistant = defineModule({
  name: 'assistant',
  tables: [exported(conversations), exported(conversationMessages), exported(answerFeedback)],
})
