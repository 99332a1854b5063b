import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { show, until } from '../testing/screen'
import { useFocusOnArrival } from './form'

const field = (name: string) => document.getElementsByName(name)[0]

function Form({ goesOn = () => {} }) {
  useFocusOnArrival('email')
  useEffect(goesOn, [goesOn])
  return (
    <form>
      <input name="email" />
      <input name="password" />
    </form>
  )
}

/** Shows the form and waits until it has asked for the mouse, which is when it decides about the focus. */
async function arrive({ hasMouse = true, goesOn = () => {} }) {
  const matchMedia = vi.fn(() => ({ matches: hasMouse }))
  vi.stubGlobal('matchMedia', matchMedia)
  await show(<Form goesOn={goesOn} />, { words: 'auth' })
  await until(() => expect(matchMedia).toHaveBeenCalled())
  return document.activeElement
}

test('on a desk the first field has the focus', async () => {
  expect(await arrive({})).toBe(field('email'))
})

test('on a phone none has it', async () => {
  expect(await arrive({ hasMouse: false })).toBe(document.body)
})

test('who goes to another field while the page comes to life stays there', async () => {
  expect(await arrive({ goesOn: () => field('password')?.focus() })).toBe(field('password'))
})
