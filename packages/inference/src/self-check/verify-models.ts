import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDetectorCard } from '../detector/card'
import { readPoseCard } from '../posture/card'
import { readTaggerCard } from '../tagger/card'
import { defaultModelsFolder } from '../worker/locations'

const SUMS = 'SHA256SUMS'
const cards = {
  'detector.json': readDetectorCard,
  'tagger.json': readTaggerCard,
  'pose.json': readPoseCard,
}
const REPAIR = 'Restore the file from the Plumbline release or repository.'

/** Rejects with one sentence that names the file when weights are missing, cut short or replaced. */
export async function verifyModels(modelsFolder = defaultModelsFolder()): Promise<void> {
  const path = (name: string) => join(modelsFolder, name)
  const sums = await read(path(SUMS), SUMS)
  for (const line of sums.toString('utf8').trim().split('\n')) {
    const [sum, name = ''] = line.split(/\s+/)
    const bytes = await read(path(name), name)
    if (createHash('sha256').update(bytes).digest('hex') !== sum)
      throw new Error(`the detector's file ${name} is damaged (${bytes.length} bytes). ${REPAIR}`)
  }
  for (const [name, readCard] of Object.entries(cards))
    await readCard(modelsFolder).catch(error => {
      throw new Error(`the detector's file ${name} can't be read. ${REPAIR}`, { cause: error })
    })
}

const read = (path: string, name: string) =>
  readFile(path).catch(error => {
    throw new Error(`the detector's file ${name} is missing. ${REPAIR}`, { cause: error })
  })
