import { serve, threadSetup } from '@plumbline/threads/serve'
import { lowerThreadPriority } from '../worker/priority'
import { matchPlaces, type PlaceMatch, type PlaceRequest } from './place/match-places'
import type { PlaceSetup } from './place-matcher'

const { isBackground } = threadSetup<PlaceSetup>()
lowerThreadPriority({ toIdle: isBackground })
serve<PlaceRequest, PlaceMatch>(matchPlaces)
