import { describe, expect, test } from 'vitest'
import { headsIn, numbersIn, type PictureScene, phoneStage, scenes } from '../../../../testing/scenes'
import { overlap } from './labels'
import { marksFor } from './marks'
import { type Size, toStage, wholePicture } from './zoom-view'

const measure = (text: string) => text.length * 7.5

const marksOf = (scene: PictureScene, stage: Size, active: string | null) =>
  marksFor({
    boxes: scene.boxes,
    numbers: numbersIn(scene),
    keepClear: { people: scene.people, heads: headsIn(scene) },
    frame: scene.frame,
    stage,
    view: wholePicture,
    active,
    measure,
  })

const desk = { width: 660, height: 440 }

describe.each(scenes)('$name', scene => {
  const owners = [...numbersIn(scene).keys()]
  const stage = phoneStage(scene)

  test('on a phone every finding has a pin and nothing has words until it is selected', () => {
    const { pins, labels } = marksOf(scene, stage, null)
    expect(pins.map(({ owner }) => owner).toSorted()).toEqual(owners.toSorted())
    expect(pins.map(({ text }) => Number(text)).toSorted()).toEqual(owners.map((_, i) => i + 1).toSorted())
    expect(labels).toEqual([])
  })

  test.each(owners)('selected, %s has at most one label, on nobody else and on no head', owner => {
    for (const size of [stage, desk]) {
      const { labels } = marksOf(scene, size, owner)
      if (size === stage) expect(labels.length).toBeLessThanOrEqual(1)
      for (const { at, owner: of } of labels) {
        const own = scene.boxes.filter(({ owners: all }) => all.includes(of))
        const others = scene.people.filter(
          person => !own.some(each => overlap(each, person) >= each.width * each.height * 0.5),
        )
        for (const kept of [...others, ...headsIn(scene)])
          expect(overlap(at, toStage(kept, wholePicture, size, scene.frame))).toBe(0)
      }
    }
  })

  test('no pin or label covers another or leaves the picture', () => {
    for (const size of [stage, desk])
      for (const active of [null, owners[0] ?? null]) {
        const { pins, labels } = marksOf(scene, size, active)
        const all = [...pins, ...labels]
        for (const [i, { at }] of all.entries()) {
          expect(at.x >= 0 && at.y >= 0).toBe(true)
          expect(at.x + at.width <= size.width && at.y + at.height <= size.height).toBe(true)
          for (const other of all.slice(i + 1)) expect(overlap(at, other.at)).toBe(0)
        }
      }
  })
})

test('a selected finding on a phone keeps its boxes; those of the others make room', () => {
  const scene = scenes[3] as PictureScene
  const { outlines, pins } = marksOf(scene, phoneStage(scene), 'p0')
  expect(outlines).toHaveLength(1)
  expect(outlines[0]).toMatchObject({ strong: true, look: 'box' })
  expect(pins).toHaveLength(6)
})
