import type { DrawnPosture } from './drawn-posture'

/** Lifting, bending and reaching as people do at work, seen from the side. */
export const postureCases: readonly DrawnPosture[] = [
  { trunk: 0, neck: 0, upperArm: 0, elbow: 10, knee: 5 },
  { trunk: 0, neck: 10, upperArm: 30, elbow: 80, knee: 0 },
  { trunk: 10, neck: 20, upperArm: 60, elbow: 30, knee: 10 },
  { trunk: 20, neck: 10, upperArm: 45, elbow: 60, knee: 20 },
  { trunk: 30, neck: 0, upperArm: 30, elbow: 20, knee: 10 },
  { trunk: 40, neck: 10, upperArm: 50, elbow: 10, knee: 15 },
  { trunk: 50, neck: 0, upperArm: 60, elbow: 10, knee: 30 },
  { trunk: 60, neck: 10, upperArm: 70, elbow: 20, knee: 20 },
  { trunk: 70, neck: 0, upperArm: 80, elbow: 0, knee: 10 },
  { trunk: 80, neck: -10, upperArm: 90, elbow: 10, knee: 20 },
  { trunk: 30, neck: 0, upperArm: 40, elbow: 20, knee: 80 },
  { trunk: 20, neck: 10, upperArm: 40, elbow: 40, knee: 100 },
  { trunk: 0, neck: -10, upperArm: 120, elbow: 20, knee: 0 },
  { trunk: 0, neck: -10, upperArm: 160, elbow: 10, knee: 5 },
  { trunk: 10, neck: 0, upperArm: 90, elbow: 0, knee: 0 },
  { trunk: 45, neck: 0, upperArm: 60, elbow: 20, knee: 50, turn: 12 },
  { trunk: 20, neck: 0, upperArm: 60, elbow: 50, knee: 10, turn: -12, facing: 'left' },
  { trunk: 60, neck: 10, upperArm: 65, elbow: 10, knee: 45, facing: 'left' },
  { trunk: 0, neck: 20, upperArm: 50, elbow: 60, knee: 10, facing: 'left' },
  { trunk: 35, neck: 10, upperArm: 30, elbow: 30, knee: 40, facing: 'left' },
]
