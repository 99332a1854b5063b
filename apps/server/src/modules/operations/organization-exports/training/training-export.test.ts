import * as contract from '@plumbline/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportOf } from '../../../../testing/exports'
import { useTestApp } from '../../../../testing/harness'
import { bareHeads, ofHeads } from '../../../../testing/learning'
import { colleagueOf, type Person, signUp } from '../../../../testing/people'
import type { JudgedPicture } from '../../../findings/violations/list/violation-list.service'
import { isForValidation, toCoco } from './coco'

const app = useTestApp()

type Coco = {
  categories: { id: number; name: string }[]
  images: Record<string, unknown>[]
  annotations: { id: number; image_id: number; category_id: number; bbox: number[]; area: number }[]
}

type Finding = JudgedPicture['findings'][number]
const box = (labelCode: string | undefined, x = 10) => ({
  x,
  y: 20,
  width: 30,
  height: 40,
  label: 'Box',
  severity: 'High' as const,
  ...(labelCode && { labelCode }),
})
const finding = (verdict: Finding['verdict'], hazard: string, ...marks: (string | undefined)[]): Finding => ({
  hazard,
  verdict,
  boundingBoxes: marks.map(mark => box(mark)),
})
const coco = (findings: Finding[], size = { width: 800, height: 600 }) =>
  toCoco({ id: '00000001-0000-4000-8000-000000000000', ...size, findings })

describe('a judged picture', () => {
  test('has the boxes that were confirmed or corrected, by the class of the detector', () => {
    const { boxes, image } = coco([
      finding('confirmed', 'high-visibility', 'no_high_visibility', 'machinery'),
      finding('corrected', 'struck-by-plant', 'close_to_machinery'),
      finding('confirmed', 'head-protection', undefined),
    ])
    expect(boxes.map(([label]) => label)).toEqual(['no_safety_vest', 'machinery', 'person', 'no_hard_hat'])
    // A reviewed finding says nothing about the other people and machines in the picture.
    expect(image.labeled).toEqual(['no_safety_vest', 'no_hard_hat'])
  })

  test('says where the detector was wrong, and knows a class only when all of its findings are judged', () => {
    const dismissed = finding('dismissed', 'head-protection', 'no_hard_hat')
    expect(coco([dismissed])).toMatchObject({
      boxes: [],
      image: { labeled: ['no_hard_hat'], background: [['no_hard_hat', [10, 20, 30, 40]]] },
    })
    const open = finding(null, 'head-protection', 'no_hard_hat')
    expect(coco([dismissed, open]).image.labeled).toEqual([])
    // A dismissed danger has a person and a machine in it all the same.
    expect(coco([finding('dismissed', 'struck-by-plant', 'close_to_machinery')]).image).toMatchObject({
      labeled: [],
      background: [],
    })
  })

  test('leaves out what was drawn without saying what it is', () => {
    const drawn = coco([finding('confirmed', 'fire', 'fire'), finding('confirmed', 'fire', undefined)])
    expect([drawn.boxes.length, drawn.image.labeled]).toEqual([1, []])
    expect(coco([finding('confirmed', 'trench', undefined)]).boxes).toEqual([])
  })

  test('is measured in the pixels of its copy', () => {
    const { image, boxes } = coco([finding('confirmed', 'fire', 'fire')], { width: 4096, height: 3000 })
    expect([image.width, image.height, boxes[0]?.[1]]).toEqual([2048, 1500, [5, 10, 15, 20]])
  })
})

describe('an export of training data', () => {
  let ana: Person
  let exported: Awaited<ReturnType<typeof exportOf>>
  let read: Coco
  beforeAll(async () => {
    ana = await signUp(app)
    const result = await bareHeads(app, ana)
    for (const { id } of ofHeads(result))
      await ana.call(contract.violationFeedback, { params: { id }, body: { verdict: 'confirmed' } })
    // A picture that nobody judged stays here.
    await bareHeads(app, ana)
    exported = await exportOf(app, ana, contract.createTrainingExport)
    const files = ['train.json', 'val.json'].map(
      name => JSON.parse(String(exported.entries.get(name))) as Coco,
    )
    read = files.find(({ images }) => images.length > 0) as Coco
  })

  test('is COCO with what ml/merge.py needs of each picture', () => {
    expect(read.categories.slice(0, 3)).toEqual([
      { id: 0, name: 'person' },
      { id: 1, name: 'hard_hat' },
      { id: 2, name: 'no_hard_hat' },
    ])
    expect(read.images).toEqual([
      {
        id: 0,
        file_name: expect.stringMatching(/^[0-9a-f-]{36}\.jpg$/),
        width: 800,
        height: expect.any(Number),
        source: 'plumbline',
        labeled: ['no_hard_hat'],
        assumed_absent: [],
        background: [],
      },
    ])
    expect(read.annotations.length).toBeGreaterThan(0)
    for (const [index, { id, image_id, category_id, bbox }] of read.annotations.entries()) {
      expect([id, image_id, category_id]).toEqual([index, 0, 2])
      expect(bbox.every(Number.isFinite) && bbox.length === 4).toBe(true)
    }
  })

  test('holds the pictures themselves, as large as it says', async () => {
    const names = [...exported.entries.keys()]
    const [image] = read.images
    expect(names.toSorted()).toEqual(
      ['README.txt', 'checksums.sha256', `images/${image?.file_name}`, 'train.json', 'val.json'].toSorted(),
    )
    const file = exported.entries.get(`images/${image?.file_name}`)
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([image?.width, image?.height])
    expect(exported.headers['content-disposition']).toContain('plumbline-training-')
  })

  test('is for admins, who are in the access log', async () => {
    const manager = await colleagueOf(app, ana, 'manager')
    expect((await manager.call(contract.createTrainingExport, {})).status).toBe(403)
    expect((await app.call(contract.createTrainingExport, {})).status).toBe(401)
    const { data } = await ana.call(contract.listAccessEvents, { query: {} })
    const taken = data.items.filter(({ details }) => details.data === 'training')
    expect(taken.map(({ kind }) => kind).toSorted()).toEqual(['export_downloaded', 'export_requested'])
    expect((await ana.call(contract.listOrganizationExports, {})).data[0]).toMatchObject({
      content: 'training',
      rows: read.annotations.length,
      files: 1,
    })
  })

  test("has nothing of another organization's, and can be empty", async () => {
    const eve = await signUp(app)
    const { entries } = await exportOf(app, eve, contract.createTrainingExport)
    for (const name of ['train.json', 'val.json'])
      expect(JSON.parse(String(entries.get(name)))).toMatchObject({ images: [], annotations: [] })
    const download = await app.http.inject({
      url: `/api/organizations/exports/${exported.id}/download`,
      headers: { authorization: `Bearer ${eve.token}` },
    })
    expect(download.statusCode).toBe(404)
  })
})

test('one picture in ten is for validation, always the same', () => {
  const ids = Array.from({ length: 100 }, (_, index) => ({
    id: `${(index * 7919).toString(16).padStart(8, '0')}`,
  }))
  expect(ids.filter(isForValidation).length).toBe(10)
})
