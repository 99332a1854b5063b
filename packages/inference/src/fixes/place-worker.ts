import { serve } from '@plumbline/threads/serve'
import { matchPlaces, type PlaceMatch, type PlaceRequest } from './place/match-places'

serve<PlaceRequest, PlaceMatch>(matchPlaces)
