import { afterEach, vi } from 'vitest'

// The test files of a worker share a window. Each starts as after a reload: with modules of its own and an empty page.
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name)
document.head.innerHTML = ''
document.body.innerHTML = ''

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
