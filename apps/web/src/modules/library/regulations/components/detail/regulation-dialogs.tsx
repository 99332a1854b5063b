import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { useRef } from 'react'
import { type RegulationDraft, RegulationForm } from '../form/regulation-form'
import { ComplianceTaskDialog } from './compliance-task-dialog'
import { DeleteRegulation } from './delete-regulation'

export type Opened = { kind: 'new' } | { kind: 'edit' | 'delete' | 'task'; regulation: Regulation }
export type OpenDialog = (opened: Opened) => void

type RegulationDialogsProps = {
  opened: Opened | null
  onClose: () => void
  onDeleted?: () => void
}

/** The dialogs about one regulation. What was typed into a form that was closed is there when it is opened again. */
export default function RegulationDialogs({ opened, onClose, onDeleted }: RegulationDialogsProps) {
  const drafts = useRef(new Map<string, RegulationDraft>())
  if (opened === null) return null
  if (opened.kind === 'task') return <ComplianceTaskDialog regulation={opened.regulation} onClose={onClose} />
  if (opened.kind === 'delete') {
    return (
      <DeleteRegulation regulation={opened.regulation} onClose={onClose} {...(onDeleted && { onDeleted })} />
    )
  }
  const regulation = opened.kind === 'edit' ? opened.regulation : null
  const key = regulation ? `${regulation.id} ${regulation.version}` : 'new'
  return (
    <RegulationForm
      key={key}
      regulation={regulation}
      draft={drafts.current.get(key)}
      onLeave={draft => {
        drafts.current.set(key, draft)
        onClose()
      }}
      onSaved={() => {
        drafts.current.delete(key)
        onClose()
      }}
    />
  )
}
