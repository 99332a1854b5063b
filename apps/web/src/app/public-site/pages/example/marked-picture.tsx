import type { Severity } from '@plumbline/contract/options'
import { markRecord } from '@plumbline/domain'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../../../lib/cx'
import { useMessages } from '../../../../lib/messages'
import { MarkedBox } from '../../marked-box'
import type { ShownFinding } from './finding'
import { keyOf } from './finding-list'

type Box = ShownFinding['boxes'][number]
type Picture = ComponentProps<'img'> & { width: number; height: number; alt: string }

const share = (value: number, whole: number) => (value / whole) * 100
const placeOf = ({ x, y, width, height }: Box, picture: Picture) => ({
  left: share(x, picture.width),
  top: share(y, picture.height),
  width: share(width, picture.width),
  height: share(height, picture.height),
})

/** A machine in the picture belongs to several findings; its box is drawn for the chosen one only. */
const isShown = (box: Box, isSelected: boolean) => isSelected || !markRecord(box.labelCode)?.isContext

type MarkedPictureProps = {
  picture: Picture
  caption: ReactNode
  /** Phones have no room for it where the picture stays in sight. */
  captionClass?: string
  findings: readonly ShownFinding[]
  selected: number
  onSelect: (index: number) => void
}

/** A photo with its boxes. Each box leads to its finding; the list beside it does the same for the keyboard. */
export function MarkedPicture({
  picture,
  caption,
  captionClass = 'max-sm:hidden',
  findings,
  selected,
  onSelect,
}: MarkedPictureProps) {
  const messages = useMessages()
  const inOrder = findings.map((violation, index) => ({ violation, index }))
  // The chosen one is drawn last, above the others.
  inOrder.sort((a, b) => Number(a.index === selected) - Number(b.index === selected))
  return (
    <figure>
      <div className="relative overflow-hidden bg-box-edge sm:rounded-lg">
        <img {...picture} alt={picture.alt} className="h-auto w-full" />
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          {inOrder.map(({ violation, index }) => (
            <a
              key={keyOf(violation)}
              href={`#finding-${index + 1}`}
              tabIndex={-1}
              onClick={event => {
                event.preventDefault()
                onSelect(index)
              }}
            >
              {violation.boxes
                .filter(box => isShown(box, index === selected))
                .map((box, each) => (
                  <MarkedBox
                    key={`${box.x} ${box.y}`}
                    severity={violation.severity as Severity}
                    place={placeOf(box, picture)}
                    dimmed={index !== selected}
                    {...(index === selected && each === 0 && { label: messages.label(box) })}
                  />
                ))}
            </a>
          ))}
        </svg>
      </div>
      <figcaption className={cx('mt-2 text-caption text-subtle max-lg:px-4', captionClass)}>
        {caption}
      </figcaption>
    </figure>
  )
}
