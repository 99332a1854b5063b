// Added to theme.js by vite/boot.ts, which fills in the files and calls of each route.
;(() => {
  let session = null
  let chosen = null
  try {
    session = JSON.parse(localStorage.getItem('plumbline.session'))
    chosen = localStorage.getItem('language')
  } catch {
    // Without storage there is no session to load anything for.
  }
  const token = session?.token
  if (!token) return
  document.documentElement.dataset.signedIn = ''
  const { routes, words } = PRELOADS
  const parts = location.pathname.split('/')
  const route = routes.find(([path]) => {
    const wanted = path.split('/')
    return wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at])
  })
  const language =
    [chosen, ...navigator.languages].map(each => each?.slice(0, 2)).find(each => words[each]) ?? 'en'
  const [, files, namespaces, calls] = route ?? [null, [], ['', 'common'], []]
  // Before the files: a browser sends only a few requests at a time, and these are small.
  window.earlyResponses = new Map()
  const wanted = location.search ? [] : calls
  for (const call of ['/api/users/me', ...wanted]) {
    const address = call.replace(':id', parts.at(-1))
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const response = fetch(address, { headers, credentials: 'same-origin' })
    // Whoever takes it hears of a failure.
    response.catch(() => {})
    window.earlyResponses.set(address, { token, response })
  }
  for (const file of [...files, ...namespaces.map(each => words[language][each])]) {
    if (!file) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
})()
