import { useState } from 'react'
import { useNavigate } from 'react-router'
import { rememberedPlace, withoutOldArea } from '../../../../lib/place'
import { useSettledPlace } from '../../../../lib/use-place'
import { useSession, useUser } from '../../../identity/auth/session'
import { CaptureScreen } from '../../analysis/capture/capture-screen'
import { closeCamera } from '../../analysis/capture/capture-state'
import { PlaceLine } from './place-line'

/** The camera over whatever page it was opened from. */
export default function Capture({ photo }: { photo: File | null }) {
  const user = useUser()
  const { reload } = useSession()
  const navigate = useNavigate()
  const [place, setPlace] = useState(() => rememberedPlace(user.id))
  useSettledPlace(place, setPlace)
  return (
    <CaptureScreen
      uploader={user}
      photo={photo}
      place={place}
      placeLine={<PlaceLine userId={user.id} role={user.role} value={place} onChange={setPlace} />}
      onShot={() => setPlace(before => withoutOldArea(user.id, before))}
      onClose={closeCamera}
      onOpenResult={id => navigate(`/results/${id}`)}
      onQuotaChanged={() => void reload()}
    />
  )
}
