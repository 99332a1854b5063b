import type { AnalysisPreview } from '@plumbline/contract/capture/analysis'
import { expect, test, vi } from 'vitest'
import { button, click, show, until } from '../../../../testing/screen'
import { newEntry } from '../upload/entry'
import type { UploadQueue } from '../upload/queue'
import { QueueRow } from './queue-row'

const finding: AnalysisPreview['findings'][number] = {
  type: { code: 'none', params: {}, text: 'No head protection' },
  severity: 'High',
  boxes: [],
}

async function showWith(findings: AnalysisPreview['findings'] | null) {
  const preview = findings && { width: 4, height: 3, findings }
  const state = { is: 'analyzing', id: 'a', stage: 'detecting', progress: 20, preview } as const
  const entry = { ...newEntry({ captureSource: 'upload' }), name: 'gate.jpg', state }
  const onOpen = vi.fn()
  await show(<QueueRow entry={entry} queue={{} as UploadQueue} onOpen={onOpen} />, { words: 'analysis' })
  return onOpen
}

test('what a first look shows is listed, and can be opened, while the rest is looked at', async () => {
  const onOpen = await showWith([finding])
  await until(() =>
    expect(document.querySelector('[role=status]')?.textContent).toBe('First lookNo head protection'),
  )
  await click(button('Open result'))
  expect(onOpen).toHaveBeenCalledWith('a')
})

test('a first look without findings says that the details follow', async () => {
  await showWith([])
  expect(document.body.textContent).toContain('Nothing at first look. Checking the details.')
})

test('before the first look there is nothing to open', async () => {
  await showWith(null)
  expect(document.body.textContent).not.toContain('first look')
  expect(button('Open result')).toBeUndefined()
})
