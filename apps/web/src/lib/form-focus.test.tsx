import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/screen'
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

/** Shows the form, and waits for the timers it has started. */
async function arrive({ hasMouse = true, goesOn = () => {} }) {
  vi.stubGlobal('matchMedia', () => ({ matches: hasMouse }))
  await show(<Form goesOn={goesOn} />, { words: 'auth' })
  await new Promise(resolve => setTimeout(resolve))
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
