import { severities } from '@plumbline/contract/options'
import { type Violation, violationFeedback } from '@plumbline/contract/violations'
import { Check, ChevronDown, SquareDashedMousePointer, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../../components/ui/dropdown-menu'
import { SeverityIcon } from '../../../../components/ui/severity'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

const DismissDialog = lazy(() => import('./dismiss-dialog'))

type CorrectionsProps = {
  violation: Violation
  onChanged: (violation: Violation) => void
  onEditBox: (() => void) | null
}

/** Three of them side by side on a phone. */
const COMPACT = 'max-sm:px-2'

/** A person has the last word: right, wrong, or right but not quite. */
export function Corrections({ violation, onChanged, onEditBox }: CorrectionsProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const [dismissing, setDismissing] = useState(false)
  const feedback = useApiMutation(violationFeedback, {
    onSuccess: changed => {
      toast({ title: t(`verdict.saved.${changed.verdict ?? 'corrected'}`) })
      onChanged(changed)
    },
  })
  const { id, verdict, severity } = violation
  const params = { id }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        className={COMPACT}
        aria-pressed={verdict === 'confirmed'}
        loading={feedback.isPending && feedback.variables?.body.verdict === 'confirmed'}
        icon={<Check className="size-4" aria-hidden />}
        onClick={() => feedback.mutate({ params, body: { verdict: 'confirmed' } })}
      >
        {verdict === 'dismissed' ? t('correct.restore') : t('correct.confirm')}
      </Button>
      {verdict !== 'dismissed' && (
        <>
          <Button
            look="quiet"
            className={COMPACT}
            icon={<X className="size-4" aria-hidden />}
            onClick={() => setDismissing(true)}
          >
            {t('correct.dismiss')}
          </Button>
          <DropdownMenu
            align="start"
            trigger={
              <Button
                look="quiet"
                className={COMPACT}
                loading={feedback.isPending && feedback.variables?.body.verdict === 'corrected'}
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
                onSelect={() => feedback.mutate({ params, body: { verdict: 'corrected', severity: each } })}
              >
                {t('correct.severity', { severity: common(`severity.${each}`) })}
              </MenuItem>
            ))}
            {onEditBox && (
              <>
                <MenuSeparator />
                <MenuItem
                  icon={<SquareDashedMousePointer className="size-4" aria-hidden />}
                  onSelect={onEditBox}
                >
                  {t('correct.box')}
                </MenuItem>
              </>
            )}
          </DropdownMenu>
        </>
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
