import type { Severity } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { Badge } from './badge'

const shapes: Record<Severity, { tone: 'high' | 'medium' | 'low'; shape: React.ReactNode }> = {
  High: { tone: 'high', shape: <path d="M8 1.5 15 14H1z" fill="currentColor" /> },
  Medium: {
    tone: 'medium',
    shape: (
      <>
        <path d="M8 1.8 14.2 8 8 14.2 1.8 8z" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M8 1.8v12.4L1.8 8z" fill="currentColor" />
      </>
    ),
  },
  Low: {
    tone: 'low',
    shape: <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" />,
  },
}

/** Severity is told by shape as well as by color, the same three everywhere. */
export function SeverityIcon({
  severity,
  className = 'size-3.5',
}: {
  severity: Severity
  className?: string
}) {
  return (
    <svg viewBox="0 0 16 16" className={className} aria-hidden="true">
      {shapes[severity].shape}
    </svg>
  )
}

export function SeverityBadge({ severity }: { severity: Severity }) {
  const { t } = useTranslation()
  return (
    <Badge tone={shapes[severity].tone} icon={<SeverityIcon severity={severity} />}>
      {t(`severity.${severity}`)}
    </Badge>
  )
}
