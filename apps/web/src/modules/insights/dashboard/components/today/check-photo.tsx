import { Camera, LockKeyhole } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../../../../components/ui/button'

type CheckPhotoProps = {
  /** False once the plan has nothing left. */
  canAnalyze: boolean
  hasOwnCamera: () => boolean
  onOpenCamera: () => void
  /** A hidden input that opens the phone's camera app. */
  input: (ref: React.RefObject<HTMLInputElement | null>) => ReactNode
}

/** The one thing to do here, as large as a gloved thumb needs it. */
export function CheckPhoto({ canAnalyze, hasOwnCamera, onOpenCamera, input }: CheckPhotoProps) {
  const { t } = useTranslation('dashboard')
  const ref = useRef<HTMLInputElement>(null)
  if (!canAnalyze)
    return (
      <Link
        to="/billing/subscribe"
        className="flex min-h-16 items-center justify-center gap-3 rounded-lg border border-line-strong bg-surface px-6 text-title font-strong hover:bg-sunken max-lg:w-full"
      >
        <LockKeyhole className="size-6 shrink-0" aria-hidden />
        {t('check.usedUp')}
      </Link>
    )
  return (
    <>
      <Button
        className="min-h-16! gap-3 rounded-lg px-8 text-title max-lg:w-full"
        icon={<Camera className="size-7" aria-hidden />}
        onClick={() => (hasOwnCamera() ? onOpenCamera() : ref.current?.click())}
      >
        {t('check.photo')}
      </Button>
      {input(ref)}
    </>
  )
}
