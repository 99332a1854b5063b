import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Change = { field: Field; property: 'value' | 'checked'; value: string | boolean }

declare global {
  interface Window {
    /** The button that was pressed before the page could react to it: see vite/prerender/starter.js. */
    pressedEarly?: HTMLElement | undefined
  }
}

let changes: Change[] = []

/** Typed or chosen while the page is being taken over, when React doesn't hear of it yet. */
function onInput({ target }: Event) {
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
  )
    return
  if (isBox(target)) return
  changes = changes.filter(({ field }) => field !== target)
  changes.push({ field: target, property: 'value', value: target.value })
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

function changeOf(field: Field): Change[] {
  if (isBox(field))
    return field.checked === field.defaultChecked
      ? []
      : [{ field, property: 'checked', value: field.checked }]
  const initial =
    field instanceof HTMLSelectElement
      ? [...field.options].find(option => option.defaultSelected)?.value
      : field.defaultValue
  return field.value === initial ? [] : [{ field, property: 'value', value: field.value }]
}

/** Takes over a pre-rendered page, or renders into an empty one. */
export function mount(app: ReactNode) {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const { dataset } = document.documentElement
  if (root.hasChildNodes() && dataset.pending === undefined) {
    changes = [...root.querySelectorAll<Field>('input, textarea, select')].flatMap(changeOf)
    addEventListener('input', onInput, true)
    // In a transition the work is cut into slices, so that the page keeps reacting.
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  // Pre-rendered for somebody else, such as the login for someone already signed in.
  root.replaceChildren()
  delete dataset.pending
  createRoot(root).render(app)
}

/** React hears of a change only through the element's own setter. */
function set({ field, property }: Change, value: string | boolean) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value)
}

/** Called once a page reacts: repeats what a visitor did before that. */
export function resumeInteraction() {
  document.documentElement.dataset.ready = ''
  removeEventListener('input', onInput, true)
  for (const change of changes) {
    const { field, value } = change
    if (typeof value === 'boolean') {
      set(change, !value)
      field.click()
    } else {
      // Set like this, React takes the field for empty; otherwise it would take the event for no change.
      if (!(field instanceof HTMLSelectElement)) field.value = ''
      set(change, value)
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      )
    }
  }
  changes = []
  const pressed = window.pressedEarly
  window.pressedEarly = undefined
  pressed?.click()
}
