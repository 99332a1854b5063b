import type { Severity } from '@plumbline/contract/options'
import { markRecord } from '@plumbline/domain'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../../../../lib/messages'
import example from '../../example.json'
import { MarkedBox } from '../../marked-box'

const { picture, violations, detector } = example
type Box = (typeof violations)[number]['boxes'][number]

const share = (value: number, whole: number) => (value / whole) * 100
const placeOf = ({ x, y, width, height }: Box) => ({
  left: share(x, picture.width),
  top: share(y, picture.height),
  width: share(width, picture.width),
  height: share(height, picture.height),
})

/** A machine in the picture belongs to several findings; its box is drawn for the chosen one only. */
const isShown = (box: Box, isSelected: boolean) => isSelected || !markRecord(box.labelCode)?.isContext

type MarkedPictureProps = { selected: number; onSelect: (index: number) => void }

/** The sample with its boxes. Each box leads to its finding; the list beside it does the same for the keyboard. */
export function MarkedPicture({ selected, onSelect }: MarkedPictureProps) {
  const { t } = useTranslation('example')
  const messages = useMessages()
  const inOrder = violations.map((violation, index) => ({ violation, index }))
  // The chosen one is drawn last, above the others.
  inOrder.sort((a, b) => Number(a.index === selected) - Number(b.index === selected))
  return (
    <figure>
      <div className="relative overflow-hidden bg-box-edge sm:rounded-lg">
        <img
          src="/samples/site-no-hats.1200.webp"
          srcSet="/samples/site-no-hats.800.webp 800w, /samples/site-no-hats.1200.webp 1200w"
          sizes="(min-width: 64rem) 42rem, 100vw"
          width={picture.width}
          height={picture.height}
          alt={t('picture', { number: violations.length })}
          fetchPriority="high"
          className="h-auto w-full"
        />
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          {inOrder.map(({ violation, index }) => (
            <a
              key={violation.rule}
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
                    place={placeOf(box)}
                    dimmed={index !== selected}
                    {...(index === selected && each === 0 && { label: messages.label(box) })}
                  />
                ))}
            </a>
          ))}
        </svg>
      </div>
      <figcaption className="mt-2 text-caption text-subtle max-lg:px-4 max-sm:hidden">
        {t('caption', { detector })}
      </figcaption>
    </figure>
  )
}
