import type { AnalysisPreview } from '@plumbline/contract/capture/analysis'
import { useTranslation } from 'react-i18next'
import { SeverityIcon } from '../../../../components/ui/severity'
import { useMessages } from '../../../../lib/messages'

const tones = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' }

/** What a first look at a picture shows, while the rest of it is looked at. */
export function FirstFindings({ preview: { findings } }: { preview: AnalysisPreview }) {
  const { t } = useTranslation('analysis')
  const messages = useMessages()
  if (findings.length === 0) return <p className="text-muted">{t('firstLook.none')}</p>
  return (
    <div role="status">
      <p className="text-muted">{t('firstLook.some')}</p>
      <ul className="grid gap-1">
        {findings.map(({ type, severity }) => (
          <li key={type.text} className="flex items-center gap-2">
            <span className={tones[severity]}>
              <SeverityIcon severity={severity} />
            </span>
            {messages.format(type)}
          </li>
        ))}
      </ul>
    </div>
  )
}
