import { type Violation, violationFeedback, withdrawFeedback } from '@plumbline/contract/findings/violations'
import { type Severity, severities } from '@plumbline/contract/options'
import { Check, ChevronDown, SquareDashedMousePointer, Undo2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../../../components/ui/dropdown-menu'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'

const DismissDialog = lazy(() => import('./dismiss-dialog'))

type CorrectionsProps = {
  violation: Violation
  onChanged: (violation: Violation) => void
  onEditBox: (() => void) | null
  /** Icons above their words, side by side in the width of a phone. */
  stacked?: boolean
}

const STACKED = 'flex-1 flex-col justify-start gap-0.5 px-1 py-2 text-[0.9375rem] leading-tight'

/** What a person adds to a result counts as confirmed from the start: there is no verdict to take back. */
const canUndo = ({ verdict, messages }: Violation) =>
  verdict !== null && !(verdict === 'confirmed' && messages === null)

/** A person has the last word: right, wrong, or right but not quite. Each can be taken back. */
export function Corrections({ violation, onChanged, onEditBox, stacked = false }: CorrectionsProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const [dismissing, setDismissing] = useState(false)
  const { id, verdict, severity } = violation
  const params = { id }
  const withdraw = useApiMutation(withdrawFeedback, { onSuccess: onChanged })
  const undo = () => withdraw.mutate({ params })
  const feedback = useApiMutation(violationFeedback, {
    onSuccess: changed => {
      onChanged(changed)
      // A confirmed finding shows it on its own button, a sheet stays on it; in a list the others move elsewhere.
      if (!stacked && changed.verdict && changed.verdict !== 'confirmed')
        toast({
          title: t(`verdict.saved.${changed.verdict}`),
          action: { label: common('action.undo'), run: undo },
        })
    },
  })
  const shape = stacked ? STACKED : 'max-sm:px-2'
  const isSending = (kind: Violation['verdict']) =>
    feedback.isPending && feedback.variables?.body.verdict === kind
  return (
    <div className={stacked ? 'flex gap-1' : 'flex flex-wrap gap-2'}>
      {verdict !== 'dismissed' && (
        <Button
          look="quiet"
          className={shape}
          aria-pressed={verdict === 'confirmed'}
          loading={isSending('confirmed')}
          icon={<Check className={`size-4 ${verdict === 'confirmed' ? 'text-good' : ''}`} aria-hidden />}
          onClick={() =>
            verdict !== 'confirmed' && feedback.mutate({ params, body: { verdict: 'confirmed' } })
          }
        >
          {verdict === 'confirmed' ? t('verdict.confirmed') : t('correct.confirm')}
        </Button>
      )}
      {canUndo(violation) && (
        <Button
          look="quiet"
          className={shape}
          loading={withdraw.isPending}
          icon={<Undo2 className="size-4" aria-hidden />}
          onClick={undo}
        >
          {verdict === 'dismissed' ? t('correct.restore') : common('action.undo')}
        </Button>
      )}
      {verdict !== 'dismissed' && verdict !== 'confirmed' && (
        <Button
          look="quiet"
          className={shape}
          icon={<X className="size-4" aria-hidden />}
          onClick={() => setDismissing(true)}
        >
          {t('correct.dismiss')}
        </Button>
      )}
      {verdict !== 'dismissed' && (
        <CorrectMenu
          severity={severity}
          className={shape}
          loading={isSending('corrected')}
          onSeverity={each => feedback.mutate({ params, body: { verdict: 'corrected', severity: each } })}
          onEditBox={onEditBox}
        />
      )}
      {dismissing && (
        <Suspense fallback={null}>
          <DismissDialog
            pending={feedback.isPending}
            onClose={() => setDismissing(false)}
            onDismiss={reason =>
              feedback.mutate(
                { params, body: { verdict: 'dismissed', reason } },
                { onSuccess: () => setDismissing(false) },
              )
            }
          />
        </Suspense>
      )}
    </div>
  )
}

type CorrectMenuProps = {
  severity: Severity
  className: string
  loading: boolean
  onSeverity: (severity: Severity) => void
  onEditBox: (() => void) | null
}

/** Right, but not quite: another severity, or the box elsewhere. */
function CorrectMenu({ severity, className, loading, onSeverity, onEditBox }: CorrectMenuProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button
          look="quiet"
          className={className}
          loading={loading}
          icon={<ChevronDown className="size-4" aria-hidden />}
        >
          {t('correct.correct')}
        </Button>
      }
    >
      {severities.map(each => (
        <MenuItem
          key={each}
          disabled={each === severity}
          icon={<SeverityIcon severity={each} />}
          onSelect={() => onSeverity(each)}
        >
          {t('correct.severity', { severity: common(`severity.${each}`) })}
        </MenuItem>
      ))}
      {onEditBox && (
        <>
          <MenuSeparator />
          <MenuItem icon={<SquareDashedMousePointer className="size-4" aria-hidden />} onSelect={onEditBox}>
            {t('correct.box')}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  )
}
