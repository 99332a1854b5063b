import type { Question } from './question'

export const machineQuestions: readonly Question[] = [
  {
    id: 'locked-out',
    hazard: 'stored-energy',
    duty: 'stored-energy',
    severity: 'High',
    seen: ['machinery', 'workplace'],
    industries: [
      'manufacturing',
      'energy',
      'mining',
      'agriculture',
      'transportation',
      'general',
      'retail',
      'healthcare',
      'tech',
    ],
  },
  {
    id: 'guards-on',
    hazard: 'machine-guarding',
    duty: 'machine-guarding',
    severity: 'High',
    seen: ['machinery', 'workplace'],
    industries: ['manufacturing', 'energy', 'mining', 'agriculture', 'general', 'retail', 'construction'],
  },
  {
    id: 'tools-sound',
    hazard: 'power-tools',
    duty: 'power-tools',
    severity: 'Medium',
    seen: ['person', 'workplace'],
  },
]
