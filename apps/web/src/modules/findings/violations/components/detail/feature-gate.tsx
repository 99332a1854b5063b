import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Says what the plan lacks and how to get it, where the feature would stand. */
export function FeatureGate({
  words,
  upgrade,
}: {
  words: 'pro' | 'link' | 'linkElsewhere'
  upgrade: ReactNode
}) {
  const { t } = useTranslation('violations')
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-sunken p-4">
      <p className="flex items-start gap-2 text-muted">
        <LockKeyhole className="mt-0.5 size-5 shrink-0 text-subtle" aria-hidden />
        {t(`gate.${words}`)}
      </p>
      {upgrade}
    </div>
  )
}
