import { decideSuggestions } from '@plumbline/contract/work/suggestions'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

/** Approves or rejects, one or several, and says what became of them. */
export function useDecide(onDecided: () => void) {
  const { t } = useTranslation('suggestions')
  const navigate = useNavigate()
  return useApiMutation(decideSuggestions, {
    showsOwnError: true,
    onSuccess: ({ outcomes }) => {
      const done = outcomes.filter(({ outcome }) => outcome === 'approved' || outcome === 'rejected')
      const late = outcomes.length - done.length
      const [first] = done
      const taskId = done.length === 1 ? first?.suggestion?.taskId : null
      toast({
        title:
          done.length > 0
            ? t(first?.outcome === 'approved' ? 'toast.approved' : 'toast.rejected', { count: done.length })
            : t('toast.closed', { count: late }),
        ...(done.length > 0 && late > 0 && { description: t('toast.closed', { count: late }) }),
        ...(late > 0 && { variant: 'warning' as const }),
        ...(taskId && { action: { label: t('viewTask'), run: () => void navigate(`/tasks/${taskId}`) } }),
      })
      onDecided()
    },
  })
}
