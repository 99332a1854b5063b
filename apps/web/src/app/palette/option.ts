import type { ReactNode } from 'react'

/** One line of the palette. */
export type Option = {
  id: string
  label: string
  /** What else people call it. */
  words?: string
  icon: ReactNode
  /** The label as it is shown, where it is more than text. */
  title?: ReactNode
  detail?: ReactNode
  aside?: ReactNode
  run: () => void
}

export type Group = { id: GroupId; options: Option[] }
type GroupId = 'pages' | 'commands' | 'violations' | 'tasks' | 'regulations' | 'people' | 'sites' | 'ask'
