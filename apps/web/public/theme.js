// Runs before the first paint so that the page never flashes in the wrong theme; src/lib/theme.ts takes over later.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden; the system's preference then decides.
  }
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = stored === 'light' || stored === 'dark' ? stored : preferred
})()
