import type { Question } from './question'

export const protectionQuestions: readonly Question[] = [
  {
    id: 'hats-overhead',
    hazard: 'head-protection',
    duty: 'head-protection',
    severity: 'High',
    seen: ['person'],
    industries: ['construction', 'manufacturing', 'energy', 'mining'],
  },
  {
    id: 'eyes-protected',
    hazard: 'eye-face-protection',
    duty: 'eye-face-protection',
    severity: 'Medium',
    seen: ['person'],
  },
  {
    id: 'gloves-right',
    hazard: 'hand-protection',
    duty: 'hand-protection',
    severity: 'Low',
    seen: ['person'],
  },
  {
    id: 'shoes-worn',
    hazard: 'foot-protection',
    duty: 'foot-protection',
    severity: 'Medium',
    seen: ['person'],
  },
  {
    id: 'seen-by-drivers',
    hazard: 'high-visibility',
    duty: 'high-visibility',
    severity: 'Medium',
    seen: ['person_near_machinery', 'vehicle'],
  },
  {
    id: 'ppe-trained',
    hazard: 'ppe-training',
    duty: 'ppe-training',
    severity: 'Low',
    seen: ['person'],
  },
  {
    id: 'respirators-fit',
    hazard: 'respiratory-protection',
    duty: 'respiratory-protection',
    severity: 'Medium',
    seen: ['smoke', 'person'],
    industries: ['construction', 'manufacturing', 'mining', 'energy', 'healthcare', 'agriculture'],
  },
]
