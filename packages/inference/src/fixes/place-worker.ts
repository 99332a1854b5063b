import { serve } from '@plumbline/threads/serve'
import { lowerThreadPriority } from '../worker/priority'
import { matchPlaces, type PlaceMatch, type PlaceRequest } from './place/match-places'

lowerThreadPriority()
serve<PlaceRequest, PlaceMatch>(matchPlaces)
