import { linkRegulation } from '@plumbline/contract/findings/violation-insights'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Async } from '../../../../../components/ui/async'
import { Dialog } from '../../../../../components/ui/dialog'
import { Field } from '../../../../../components/ui/field'
import { SearchInput } from '../../../../../components/ui/search-input'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import { useRegulationSearch } from '../../api/violations'

type RegulationPickerProps = { violationId: string; onClose: () => void }

/** A person's choice of the rule, found by words or code. */
export default function RegulationPicker({ violationId, onClose }: RegulationPickerProps) {
  const { t } = useTranslation('violations')
  const errorMessage = useErrorMessage()
  const [q, setQ] = useState('')
  const found = useRegulationSearch(q)
  const link = useApiMutation(linkRegulation, {
    showsOwnError: true,
    onSuccess: ({ regulation_code, title }) => {
      toast({ title: t('linked.linked'), description: `${regulation_code} · ${title}` })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('linked.picker.title')}
      description={t('linked.picker.explain')}
    >
      <Field label={t('linked.picker.search')}>
        <SearchInput value={q} placeholder={t('linked.picker.placeholder')} onSearch={setQ} />
      </Field>
      {link.isError && (
        <Alert tone="danger" title={t('linked.failed')}>
          {errorMessage(link.error, t('fallback.link'))}
        </Alert>
      )}
      <Async query={found} empty={<p className="text-muted">{t('linked.picker.nothing')}</p>}>
        {({ items }) => (
          <ul className="-mx-2 grid max-h-[50dvh] overflow-y-auto">
            {items.map(({ id, regulation_code, title, summary }) => (
              <li key={id} className="grid">
                <button
                  type="button"
                  disabled={link.isPending}
                  onClick={() => link.mutate({ params: { id: violationId }, body: { regulation_id: id } })}
                  className="grid min-h-control content-center rounded-md px-2 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
                >
                  <span className="font-strong">
                    {regulation_code} · {title}
                  </span>
                  <span className="line-clamp-2 text-caption text-muted">{summary}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Dialog>
  )
}
