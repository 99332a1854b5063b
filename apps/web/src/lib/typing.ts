import { storage } from './storage'

/** Ticking a box is not typing; keys that move through a list go on working there. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'))

const KEY = 'single-keys'

/** Keys that work without Ctrl or Cmd can be turned off: speech input types them by accident. */
export const singleKeys = {
  on: () => storage.get(KEY) !== 'off',
  set: (on: boolean) => (on ? storage.remove(KEY) : storage.set(KEY, 'off')),
}
