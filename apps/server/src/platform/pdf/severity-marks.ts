import type { Severity } from '@plumbline/contract'
import type { Mark } from './document'

/** The shapes and colors that severities have on screen, dark enough to read on a bad copy. */
export const severityMarks: Record<Severity, Mark> = {
  High: { shape: 'triangle', color: '#b3160c', lightColor: '#ff4a3d', rank: 3 },
  Medium: { shape: 'diamond', color: '#a34a00', lightColor: '#ff9a3c', rank: 2 },
  Low: { shape: 'circle', color: '#6f5600', lightColor: '#ffd83b', rank: 1 },
}
