import type { Member } from '@plumbline/contract/identity/organizations'
import type { User } from '@plumbline/contract/identity/users'
import { expect, test } from 'vitest'
import { click, response, show, until } from '../../../../testing/screen'
import { MembersCard } from './members-card'

const wale = { id: 'w', name: 'Wale Adeyemi', email: 'wale@site.example', title: '', role: 'user' } as const
const admin = { id: 'a', role: 'admin' } as User
const box = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')

async function showMembers(counselMode: boolean, update: () => Promise<Partial<Member>>) {
  const joinedAt = '2026-01-05T08:00:00.000Z'
  let mayShare = false
  response({
    'GET /api/organizations': () => ({ counselMode }),
    'GET /api/organizations/members': () => [{ ...wale, joinedAt, mayShare }],
    'PATCH /api/organizations/members/w': async (_, { body }) => {
      const changed = await update()
      mayShare = JSON.parse(String(body)).mayShare
      return changed
    },
  })
  await show(<MembersCard user={admin} onChanged={async () => {}} />, { words: ['settings', 'options'] })
  await until(() => expect(document.body.textContent).toContain(wale.name))
}

test('in counsel mode an admin names who may share; what is pressed shows before the server answers', async () => {
  let answer = (_: Partial<Member>) => {}
  await showMembers(true, () => new Promise(resolve => (answer = resolve)))
  await until(() => expect(box()?.checked).toBe(false))
  await click(box() as HTMLInputElement)
  expect(box()?.checked).toBe(true)
  answer({})
  await until(() => expect(box()?.checked).toBe(true))
})

test('otherwise there is nobody to name', async () => {
  await showMembers(false, async () => ({}))
  expect(box()).toBeNull()
})
