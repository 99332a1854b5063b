import type { Segment } from '@plumbline/contract/library/regulation-records'
import { Fragment } from 'react'

/** A text with the words that were searched for marked in it. */
export function Highlighted({ segments, text }: { segments: readonly Segment[] | undefined; text: string }) {
  if (!segments) return text
  return segments.map((segment, position) =>
    segment.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never move
      <mark key={position} className="rounded-sm bg-low-soft text-ink underline decoration-low decoration-2">
        {segment.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={position}>{segment.text}</Fragment>
    ),
  )
}
