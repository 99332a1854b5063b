import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { cx } from '../../../../lib/cx'
import { useFileDrop } from '../../../../lib/use-file-drop'
import { PER_HOUR } from './calls'
import { SampleButtons } from './sample-buttons'

const PHOTO_TYPES = 'image/jpeg,image/png'

type ChooserProps = {
  onPhoto: (file: File) => void
  /** One of our own pictures couldn't be fetched. */
  onMissing: () => void
  children?: ReactNode
}

/** Drop a photo, choose one, take one, or pick one of ours. What went wrong before stands above. */
export function PhotoChooser({ onPhoto, onMissing, children }: ChooserProps) {
  const { t } = useTranslation('try')
  const { over, handlers } = useFileDrop(([file]) => {
    if (file) onPhoto(file)
  })
  return (
    <section aria-labelledby="chooser" className="grid gap-6">
      <h2 id="chooser" className="sr-only">
        {t('chooser.title')}
      </h2>
      {children}
      <div
        data-testid="drop-area"
        {...handlers}
        className={cx(
          'grid justify-items-center gap-4 rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors sm:py-12',
          over ? 'border-signal bg-signal-soft' : 'border-line-strong bg-surface',
        )}
      >
        <p className="text-title font-strong pointer-coarse:hidden">
          {t(over ? 'chooser.dropNow' : 'chooser.drop')}
        </p>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <FileButton label={t('chooser.take')} onPhoto={onPhoto} camera />
          <FileButton label={t('chooser.choose')} onPhoto={onPhoto} />
        </div>
        <p className="text-balance text-caption text-subtle">
          {t('chooser.formats', { photos: PER_HOUR.photos })}
        </p>
      </div>
      <SampleButtons onPhoto={onPhoto} onMissing={onMissing} />
    </section>
  )
}

type FileButtonProps = { label: string; onPhoto: (file: File) => void; camera?: boolean }

/** The camera comes first where there is a thumb, and is left out where there is none. */
function FileButton({ label, onPhoto, camera = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const pick = ({ currentTarget: chosen }: ChangeEvent<HTMLInputElement>) => {
    const [file] = chosen.files ?? []
    if (file) onPhoto(file)
    // The same photo may be chosen twice in a row.
    chosen.value = ''
  }
  return (
    <>
      <Button
        look={camera ? 'primary' : 'secondary'}
        className={camera ? 'pointer-fine:hidden' : undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES}
        {...(camera && { capture: 'environment' })}
        aria-label={label}
        onChange={pick}
      />
    </>
  )
}
