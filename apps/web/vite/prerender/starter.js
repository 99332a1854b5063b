// Written into every pre-rendered page. Sets the theme before the first paint, and starts the application as soon as
// somebody uses the page, or once a form is shown on a desk.
;(() => {
  const html = document.documentElement
  const read = (area, key) => {
    try {
      return window[area].getItem(key)
    } catch {
      return null // Storage may be forbidden.
    }
  }
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const setTheme = () => {
    const theme = read('localStorage', 'theme')
    html.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light'
  }
  setTheme()
  dark.addEventListener('change', setTheme)

  const { path, audience, negotiated } = html.dataset
  if (negotiated === undefined) {
    try {
      // Pages without a language in their address go on in this one, however soon somebody leaves.
      sessionStorage.setItem('language', html.lang)
    } catch {
      // Storage may be forbidden.
    }
  }
  const signedIn = read('localStorage', 'plumbline.session') !== null
  const chosen = read('sessionStorage', 'language') ?? read('localStorage', 'language') ?? html.lang
  if (location.pathname === '/' && !signedIn) {
    // The start page is the home page; its address says so.
    if (chosen !== html.lang) location.replace(chosen === 'en' ? '/home' : `/${chosen}/home`)
    else history.replaceState(null, '', path)
  }
  const query = [...new URLSearchParams(location.search).keys()].some(
    key => !/^(utm_|gclid|fbclid|ref$)/.test(key),
  )
  // What was rendered ahead isn't for this visit: it stays hidden until the application has rendered the right thing.
  const pending =
    query ||
    Boolean(history.state?.usr) ||
    (signedIn && (audience !== 'all' || location.pathname === '/')) ||
    (negotiated !== undefined && chosen !== html.lang) ||
    (path === '/signup' && read('localStorage', 'plumbline.signup.step') !== null)
  if (pending) html.dataset.pending = ''

  const add = (tag, attributes) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  const once = run => {
    let done = false
    return () => {
      if (done) return
      done = true
      run(JSON.parse(document.getElementById('files').textContent))
    }
  }
  const fetchFiles = once(({ entry, files }) => {
    for (const href of [entry, ...files]) add('link', { rel: 'modulepreload', href })
  })
  const start = once(({ entry }) => {
    fetchFiles()
    add('script', { type: 'module', src: entry })
  })
  const idle = window.requestIdleCallback ?? setTimeout
  // A page is complete as it is: its files are fetched, and run when somebody uses it. On a desk a form has the focus
  // from the start, which is the application's doing.
  const takesFocus = matchMedia('(hover: hover) and (pointer: fine)').matches
  const waits = audience !== 'missing' && (negotiated === undefined || !takesFocus)
  if (pending) addEventListener('DOMContentLoaded', start)
  else addEventListener('load', () => idle(waits ? fetchFiles : start))
  const whenLoaded = () =>
    document.getElementById('files') ? start() : addEventListener('DOMContentLoaded', start)
  for (const type of ['pointerover', 'touchstart', 'keydown', 'focusin', 'input', 'change'])
    addEventListener(type, whenLoaded, { once: true, passive: true })

  // A button pressed too early is pressed again when the page is ready: src/lib/mount.ts.
  const isReady = () => html.dataset.ready !== undefined
  const hold = event => {
    const button = event.submitter ?? event.target.closest?.('button')
    if (isReady() || !button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    window.pressedEarly = button
  }
  addEventListener('click', hold, true)
  addEventListener('submit', event => isReady() || event.preventDefault(), true)
})()
