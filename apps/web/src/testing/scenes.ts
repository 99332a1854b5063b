import type { Severity } from '@plumbline/contract/options'
import type { MarkedBox } from '../modules/capture/media/picture/boxes'
import type { Box, Size } from '../modules/capture/media/picture/zoom-view'

export type PictureScene = { name: string; frame: Size; people: Box[]; boxes: MarkedBox[] }

const landscape = { width: 1200, height: 800 }
const portrait = { width: 900, height: 1200 }

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const headOf = ({ x, y, width, height }: Box) => box(x + width * 0.28, y, width * 0.44, height * 0.16)
const row = (count: number, y: number, width: number, height: number, from = 40, to = 1160) =>
  Array.from({ length: count }, (_, i) =>
    box(from + ((to - from - width) / Math.max(1, count - 1)) * i, y, width, height),
  )

const marked = (owner: string, label: string, severity: Severity, ...boxes: Box[]): MarkedBox[] =>
  boxes.map(each => ({ ...each, label, severity, owners: [owner] }))

const scene = (name: string, frame: Size, people: Box[], ...boxes: MarkedBox[][]): PictureScene => ({
  name,
  frame,
  people,
  boxes: boxes.flat(),
})

const machine = box(620, 180, 520, 460)
const pair = [box(120, 300, 130, 380), box(330, 320, 120, 360)]
const crew = row(7, 330, 110, 330)
const crowd = [...row(5, 180, 80, 220), ...row(4, 440, 110, 320, 100, 1100)]
const walkers = row(3, 380, 90, 260, 420, 900)

/** Ten pictures with known people and boxes, as the analysis returns them. */
export const scenes: PictureScene[] = [
  scene(
    'one bare head',
    landscape,
    [pair[0] as Box],
    marked('a', 'No hard hat', 'High', headOf(pair[0] as Box)),
  ),
  scene(
    'two people, one finding each',
    landscape,
    pair,
    ...pair.map((person, i) => marked(`p${i}`, 'No hard hat', 'High', headOf(person))),
  ),
  scene(
    'a person beside an excavator',
    landscape,
    [box(470, 330, 120, 330), ...pair],
    marked('a', 'Too close to the machine', 'High', box(470, 330, 120, 330), machine),
  ),
  scene(
    'seven people, seven findings',
    landscape,
    crew,
    ...crew.map((person, i) => marked(`p${i}`, 'No hard hat', i % 2 ? 'Medium' : 'High', headOf(person))),
  ),
  scene(
    'a crowd without hats, one finding',
    landscape,
    crowd,
    marked('a', 'No hard hat', 'High', ...crowd.map(headOf)),
  ),
  scene(
    'a crowd without vests near a machine',
    landscape,
    crowd,
    marked('a', 'No hi-vis near a machine', 'Medium', ...crowd, machine),
    marked('b', 'No hard hat', 'High', ...crowd.map(headOf)),
  ),
  scene(
    'a close portrait',
    portrait,
    [box(150, 80, 600, 1100)],
    marked('a', 'No hard hat', 'High', headOf(box(150, 80, 600, 1100))),
    marked('b', 'No hi-vis vest', 'Low', box(150, 80, 600, 1100)),
  ),
  scene(
    'fire and smoke over the whole picture',
    landscape,
    walkers,
    marked('a', 'Fire', 'High', box(200, 300, 700, 480)),
    marked('b', 'Smoke', 'Medium', box(0, 0, 1200, 500)),
  ),
  scene(
    'people side by side, all findings at once',
    landscape,
    walkers,
    ...walkers.map((person, i) => marked(`h${i}`, 'No hard hat', 'High', headOf(person))),
    ...walkers.map((person, i) => marked(`v${i}`, 'No hi-vis near a machine', 'Medium', person, machine)),
  ),
  scene(
    'people in front of people',
    portrait,
    [box(60, 300, 380, 860), box(300, 340, 300, 800), box(500, 280, 360, 900)],
    marked('a', 'No hard hat', 'High', headOf(box(300, 340, 300, 800))),
    marked('b', 'Person on a ladder', 'Medium', box(500, 280, 360, 900)),
    marked('c', 'Cone knocked over', 'Low', box(40, 1080, 90, 90)),
  ),
]

export const headsIn = ({ people }: PictureScene) => people.map(headOf)

export const numbersIn = ({ boxes }: PictureScene) =>
  new Map([...new Set(boxes.flatMap(({ owners }) => owners))].map((owner, index) => [owner, index + 1]))

/** A phone's picture: full width, at most half of the screen's height. */
export function phoneStage({ frame }: PictureScene, width = 390, screen = 844): Size {
  return { width, height: Math.min((width / frame.width) * frame.height, screen / 2) }
}
