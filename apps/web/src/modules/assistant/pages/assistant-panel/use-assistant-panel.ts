import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * The assistant beside a screen. Once opened it stays mounted, so that hiding it loses nothing; which conversation it
 * shows is kept in the cache of the sign-in, so that leaving the screen and coming back doesn't lose it either.
 */
export function useAssistantPanel(screen: string) {
  const client = useQueryClient()
  const queryKey = ['assistant-panel-conversation', screen]
  const { data: sessionId = null } = useQuery<string | null>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const show = () => {
    setOpen(true)
    setOpened(true)
  }
  const hide = () => setOpen(false)
  return {
    isOpen,
    hasOpened,
    show,
    hide,
    toggle: isOpen ? hide : show,
    sessionId,
    onSession: (id: string | null) => void client.setQueryData(queryKey, id),
  }
}
export type AssistantPanelState = ReturnType<typeof useAssistantPanel>
