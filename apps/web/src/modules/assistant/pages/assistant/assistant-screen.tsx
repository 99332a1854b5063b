import { MessageSquarePlus, MessagesSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { IconButton } from '../../../../components/ui/icon-button'
import { PageHeader } from '../../../../components/ui/page-header'
import { Tabs } from '../../../../components/ui/tabs'
import { isId, optionFrom, useUrlState } from '../../../../lib/url-state'
import { useIsWide } from '../../../../lib/use-media-query'
import { useUser } from '../../../identity/auth/session'
import { useCreateAnswerTask } from '../../../work/pages/tasks/answer-task'
import Chat from '../../assistant/components/chat'
import { ConversationList } from '../../assistant/components/conversation-list'
import { FeedbackList } from '../../assistant/components/feedback-list'
import type { ChatContext } from '../../assistant/use-chat'

type AssistantScreenProps = { assistant: 'paulie' | 'copilot'; context?: ChatContext | undefined }

/** The assistant's page. Which conversation is open is in the address, so that it can be reloaded and returned to. */
export function AssistantScreen({ assistant, context }: AssistantScreenProps) {
  const { t } = useTranslation('assistant')
  const { role } = useUser()
  // A question from elsewhere in the app is sent; one in a link that somebody was given is only filled in.
  const { state } = useLocation()
  const { values, set } = useUrlState(['c', 'ask', 'tab'])
  const isWide = useIsWide()
  const [isListOpen, setIsListOpen] = useState(false)
  const open = isId(values.c) ? values.c : null
  const openNew = () => set({ c: null, ask: null, tab: null })
  const list = (
    <ConversationList
      open={open}
      onOpen={id => {
        setIsListOpen(false)
        set({ c: id, ask: null, tab: null })
      }}
      onDeleted={id => id === open && openNew()}
    />
  )
  const chat = (
    <ChatColumn
      {...{ assistant, context, open, openNew }}
      question={values.ask}
      sendsQuestion={state === 'send'}
      onSession={id => set({ c: id, ask: null }, { replace: true })}
      aside={isWide ? list : null}
    />
  )
  return (
    <>
      <PageHeader
        title={t(assistant)}
        description={isWide && t('explain')}
        actions={
          isWide ? (
            <Button
              look="secondary"
              icon={<MessageSquarePlus className="size-5" aria-hidden />}
              onClick={openNew}
            >
              {t('conversations.new')}
            </Button>
          ) : (
            <div className="-my-2 flex">
              <IconButton label={t('conversations.title')} onClick={() => setIsListOpen(true)}>
                <MessagesSquare className="size-6" aria-hidden />
              </IconButton>
              <IconButton label={t('conversations.new')} onClick={openNew}>
                <MessageSquarePlus className="size-6" aria-hidden />
              </IconButton>
            </div>
          )
        }
      />
      {role === 'user' ? (
        chat
      ) : (
        <Tabs
          label={t('tabs.label')}
          value={optionFrom(['feedback'], values.tab) ?? 'chat'}
          onChange={tab => set({ tab: tab === 'chat' ? null : tab })}
          tabs={[
            { id: 'chat', label: t('tabs.chat'), content: chat },
            { id: 'feedback', label: t('tabs.feedback'), content: <FeedbackList /> },
          ]}
        />
      )}
      <Dialog open={isListOpen && !isWide} onOpenChange={setIsListOpen} title={t('conversations.title')}>
        {list}
      </Dialog>
    </>
  )
}

type ChatColumnProps = AssistantScreenProps & {
  open: string | null
  question: string
  sendsQuestion: boolean
  openNew: () => void
  onSession: (id: string) => void
  /** The list of conversations, where there is room for it. */
  aside: ReactNode
}

function ChatColumn({ open, openNew, aside, ...chat }: ChatColumnProps) {
  const { t } = useTranslation('assistant')
  const createTask = useCreateAnswerTask()
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-h-[calc(100dvh-17rem)] w-full max-w-[48rem] flex-col lg:min-h-[calc(100dvh-16rem)]">
        <Chat {...chat} sessionId={open} onNew={openNew} onCreateTask={createTask} />
      </div>
      {aside && (
        <aside
          aria-label={t('conversations.title')}
          className="sticky top-20 max-h-[calc(100dvh-7rem)] overflow-y-auto border-l border-line px-4"
        >
          <h2 className="mb-3 text-title font-strong">{t('conversations.title')}</h2>
          {aside}
        </aside>
      )}
    </div>
  )
}
