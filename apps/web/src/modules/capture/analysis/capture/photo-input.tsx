import type { Ref } from 'react'
import { PHOTO_TYPES } from '../upload/accepted'

type PhotoInputProps = { ref: Ref<HTMLInputElement>; label: string; onPhoto: (file: File) => void }

/** Opens the phone's own camera app; at a desk, a choice of files. */
export function PhotoInput({ ref, label, onPhoto }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={PHOTO_TYPES}
      capture="environment"
      aria-label={label}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) onPhoto(file)
        // The same file may be chosen twice in a row.
        currentTarget.value = ''
      }}
    />
  )
}
