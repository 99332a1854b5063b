import type { Violation } from '@plumbline/contract/findings/violations'
import { expect, test, vi } from 'vitest'
import { Toaster } from '../../../../../components/ui/toaster'
import { button, click, response, show, type, until } from '../../../../../testing/screen'
import { useStatusChange } from './use-status-change'

const violation = {
  id: '4f0e8c1a-0000-4000-8000-000000000001',
  type: 'Fire',
  description: '',
  status: 'In Progress',
} as Violation

type ResolveProps = { isManager: boolean; onChanged: (violation: Violation) => void }

function Resolve(props: ResolveProps) {
  const { move, dialog } = useStatusChange({ violation, ...props })
  return (
    <>
      <button type="button" onClick={() => move('Resolved')}>
        Mark Resolved
      </button>
      {dialog}
    </>
  )
}

const text = () => document.body.textContent ?? ''
const field = () => document.querySelector('textarea') as HTMLTextAreaElement
const asksWhy = () => field() !== null

/** A server where the last photo of the fix shows the hazard: it wants a reason. */
async function resolveAs(isManager: boolean) {
  const sent: { status: string; reason?: string }[] = []
  response({
    [`PATCH /api/violations/status/${violation.id}`]: (_, { body }) => {
      const given = JSON.parse(String(body))
      sent.push(given)
      return given.reason
        ? { ...violation, status: given.status }
        : new Response('{"success":false,"code":"fix_still_there"}', { status: 409 })
    },
  })
  const onChanged = vi.fn()
  await show(
    <>
      <Resolve isManager={isManager} onChanged={onChanged} />
      <Toaster />
    </>,
    { words: ['violations', 'fixes', 'findings', 'hazards'] },
  )
  await click(button('Mark Resolved'))
  return { sent, onChanged }
}

test('a manager resolves over a photo that shows the hazard with a reason, where it was begun', async () => {
  const { sent, onChanged } = await resolveAs(true)
  await until(() => expect(asksWhy()).toBe(true))
  expect(text()).toContain('The last photo still shows the hazard')
  await click(button('Resolve anyway'))
  await until(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([{ status: 'Resolved' }])

  await type(field(), ' That is the welder. ')
  await click(button('Resolve anyway'))
  await until(() => expect(asksWhy()).toBe(false))
  expect(sent.slice(1)).toEqual([{ status: 'Resolved', reason: 'That is the welder.' }])
  expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ status: 'Resolved' }))
})

test('a member is told to send a new photo or ask a manager', async () => {
  const { sent } = await resolveAs(false)
  await until(() => expect(text()).toContain('Send a new photo, or ask a manager'))
  expect(asksWhy()).toBe(false)
  expect(sent).toHaveLength(1)
})
