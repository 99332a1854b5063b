import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Dialog } from '../../../../../components/ui/dialog'
import type { RegulationDraft } from './regulation-draft'
import { RegulationFields } from './regulation-fields'
import { SaveProblem } from './save-problem'
import { useRegulationForm } from './use-regulation-form'

export type { RegulationDraft }

type RegulationFormProps = {
  /** Null for a new regulation. */
  regulation: Regulation | null
  draft: RegulationDraft | undefined
  onLeave: (draft: RegulationDraft) => void
  onSaved: () => void
}

export function RegulationForm({ regulation, draft, onLeave, onSaved }: RegulationFormProps) {
  const { t } = useTranslation('regulations')
  const { t: common } = useTranslation()
  const formId = useId()
  const { form, failure, submit, saveAnyway } = useRegulationForm({ regulation, draft, onSaved })
  const { isSubmitting } = form.formState
  const leave = () => onLeave(form.getValues())
  return (
    <Dialog
      open
      onOpenChange={open => !open && leave()}
      title={regulation ? t('form.title.update') : t('form.title.create')}
      actions={
        <>
          <Button look="secondary" onClick={leave}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            {regulation ? t('form.submit.update') : t('form.submit.create')}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <RegulationFields form={form} />
        <SaveProblem
          error={failure}
          updating={regulation !== null}
          saving={isSubmitting}
          onSaveAnyway={saveAnyway}
        />
      </form>
    </Dialog>
  )
}
