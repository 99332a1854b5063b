import type { Question } from './question'

export const plantQuestions: readonly Question[] = [
  {
    id: 'backup-alarm',
    hazard: 'reversing-vehicle',
    duty: 'reversing-vehicle',
    severity: 'High',
    seen: ['machinery', 'vehicle'],
  },
  {
    id: 'people-known',
    hazard: 'struck-by-plant',
    duty: 'struck-by-plant',
    severity: 'High',
    seen: ['person_near_machinery'],
  },
  {
    id: 'swing-blocked',
    hazard: 'plant-exclusion-zone',
    duty: 'plant-exclusion-zone',
    severity: 'High',
    seen: ['machinery'],
  },
  {
    id: 'walking-route',
    hazard: 'struck-by-plant',
    duty: 'pedestrian-routes',
    severity: 'Medium',
    seen: ['person_near_machinery', 'vehicle'],
  },
  {
    id: 'operator-trained',
    hazard: 'forklift',
    duty: 'forklift',
    severity: 'Medium',
    seen: ['vehicle', 'machinery'],
  },
  {
    id: 'forks-clear',
    hazard: 'forklift',
    duty: 'forklift-raised-load',
    severity: 'High',
    seen: ['forklift'],
  },
  {
    id: 'forklift-riders',
    hazard: 'forklift',
    duty: 'forklift-riders',
    severity: 'High',
    seen: ['forklift'],
  },
  {
    id: 'cab-belt',
    hazard: 'struck-by-plant',
    duty: 'seat-belt',
    severity: 'Medium',
    seen: ['machinery', 'vehicle'],
    industries: ['construction', 'mining', 'agriculture'],
  },
]
