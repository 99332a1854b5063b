const key = 'plumbline.reloadedAt'

/**
 * After a deploy an open tab may ask for a file that no longer exists. Reloading once fetches the new version;
 * a second failure within a minute is a real fault and reaches the error panel. Offline, reloading would only
 * lose what is on the screen.
 */
export function reloadOnStaleChunks() {
  addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (!navigator.onLine || Date.now() - last < 60_000) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
