import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { askPosition, type Position, PositionError } from '../../../../lib/position'

export type LocationProblem = 'denied' | 'unavailable'

type LocationButtonProps = {
  onPosition: (position: Position) => void
  /** Null when a new attempt begins. */
  onProblem: (problem: LocationProblem | null) => void
}

/** Asks the device where it is, and only when it is pressed. */
export function LocationButton({ onPosition, onProblem }: LocationButtonProps) {
  const { t } = useTranslation('sites')
  const [isLooking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    onProblem(null)
    try {
      onPosition(await askPosition())
    } catch (error) {
      onProblem(error instanceof PositionError && error.isDenied ? 'denied' : 'unavailable')
    } finally {
      setLooking(false)
    }
  }
  return (
    <Button
      look="secondary"
      loading={isLooking}
      icon={<LocateFixed className="size-5" aria-hidden />}
      onClick={look}
    >
      {t('location.use')}
    </Button>
  )
}
