import { groups } from './close-to-machinery'
import { defineRule } from './rule'
import { isCutByFrame } from './scene'

/** An upright cone is taller than wide. */
const LYING = 1.4

/** Cones are one way among several to keep people away, and no rule asks for them around a machine. */
export const exclusionZone = defineRule({
  code: 'exclusion-zone',
  hazard: 'plant-exclusion-zone',
  duty: 'plant-exclusion-zone',
  checks: 'cones',
  needs: ['machinery', 'safety_cone', 'person'],
  conditions: {
    people_within_reach: { harm: 'serious', likelihood: 'unlikely', basis: 'advisory' },
    people_close: { harm: 'serious', likelihood: 'unlikely', basis: 'advisory' },
    cone_down: { harm: 'minor', likelihood: 'unlikely', basis: 'advisory' },
  },
  observe: scene => [
    ...groups(scene.people, scene.things.machinery)
      // Cones may stand just outside the picture when the machine is cut by its edge.
      .filter(({ machine }) => scene.things.safety_cone.length === 0 && !isCutByFrame(machine.box, scene))
      .map(({ machine, around }) => ({
        condition: around.some(({ condition }) => condition === 'within_reach')
          ? ('people_within_reach' as const)
          : ('people_close' as const),
        subject: machine.box,
        boxes: [{ box: machine.box, mark: 'machinery' as const }],
        confidence: machine.confidence,
      })),
    ...scene.things.safety_cone
      .filter(
        ({ box }) =>
          scene.things.machinery.length > 0 && box.width > box.height * LYING && !isCutByFrame(box, scene),
      )
      .map(({ box, confidence }) => ({
        condition: 'cone_down' as const,
        subject: box,
        boxes: [{ box, mark: 'cone_down' as const }],
        confidence,
      })),
  ],
})
