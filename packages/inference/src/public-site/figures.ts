import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Label } from '@plumbline/domain'
import { regulations } from '@plumbline/knowledge/regulations/index'
import { checkedIn } from '../rules/checked'
import { rules } from '../rules/rules'
import { defaultModelsFolder } from '../worker/locations'

type ClassFigures = { objects: number; precision: number; recall: number }
type ModelCard = {
  trustedClasses: Label[]
  metrics: { pictures: number; classes: Record<string, ClassFigures> }
}

/** The figures the public pages print: of the detector from its own file, of the library by counting. */
export async function figures() {
  const card = JSON.parse(await readFile(join(defaultModelsFolder(), 'detector.json'), 'utf8')) as ModelCard
  const { pictures, classes } = card.metrics
  const site = { is: 'clear', ppe: null } as const
  const { checkedFor, notCheckedFor } = checkedIn('image', rules, card.trustedClasses, { site })
  const items = (messages: typeof checkedFor) => messages.map(({ code }) => code.replace('checked.', ''))
  return {
    pictures,
    classes: card.trustedClasses.map(label => {
      const { objects, precision, recall } = classes[label] as ClassFigures
      return { label, objects, precision, recall }
    }),
    regulations: regulations.length,
    checkedAgainstText: regulations.filter(({ verified }) => verified.how === 'official text').length,
    /** What a photo of a worksite is checked for, and what not. */
    checkedFor: items(checkedFor),
    notCheckedFor: items(notCheckedFor),
  }
}
