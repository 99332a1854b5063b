import { QueryClientProvider } from '@tanstack/react-query'
import type { Namespace } from 'i18next'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, vi } from 'vitest'
import { i18next, startI18n } from '../lib/i18n'
import { newQueryClient } from '../lib/query'

let root: Root | null = null

function unmount() {
  act(() => root?.unmount())
  root = null
}

afterEach(unmount)

type ShowOptions = { at?: string; words: (Namespace & string) | (Namespace & string)[] }

/** Renders a part of the product as a page would: with its texts, its URL and its cache. */
export async function show(part: ReactNode, { at = '/', words }: ShowOptions) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  if (!i18next.isInitialized) await startI18n('en')
  await i18next.loadNamespaces([words, 'errors'].flat())
  unmount()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root?.render(
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}

/** A fake server: each path with its response. */
export function response(responses: Record<string, (url: URL, request: RequestInit) => unknown>) {
  vi.stubGlobal('fetch', async (input: string, request: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost')
    const data = await responses[`${request.method ?? 'GET'} ${url.pathname}`]?.(url, request)
    if (data instanceof Response) return data
    return new Response(JSON.stringify({ success: true, data }), {
      headers: { 'content-type': 'application/json' },
    })
  })
}

export const button = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].find(each => {
    const label = each.getAttribute('aria-label') ?? each.textContent ?? ''
    return typeof name === 'string' ? label === name : name.test(label)
  }) as HTMLButtonElement

/** Waits until the screen is as it should be; says what was wrong with it when it never was. */
export async function until(check: () => void) {
  // What arrives by itself is not something the test did.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const isDone = () => {
    check()
    return true
  }
  await expect.poll(isDone, { interval: 5 }).toBe(true)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
}

export const press = (target: Element, key: string) =>
  act(
    async () =>
      void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )

export const leave = (target: Element) =>
  act(async () => void target.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

export const click = (target: Element) => act(async () => (target as HTMLElement).click())

/** Types as a person does: React hears of it through the native setter. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  return act(async () => {
    setter?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
