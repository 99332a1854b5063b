/**
 * After a deploy an open tab may ask for a file that no longer exists. If the server now serves another version of
 * the application, reloading brings it; the promise then stays open, so that nothing crashes until then. Otherwise
 * the failure is a real one, such as a lost connection, and goes to the error panel.
 */
export async function reloadIfOutdated<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(await isOutdated())) throw error
    location.reload()
    return new Promise(() => {})
  }
}

const entryOf = (page: string) => page.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1]

/** The public pages are written ahead and name their entry differently, so a page of the product is asked for. */
async function isOutdated() {
  try {
    const response = await fetch('/dashboard', { cache: 'no-store', headers: { accept: 'text/html' } })
    const served = response.ok && entryOf(await response.text())
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
    return Boolean(served && running && served !== running)
  } catch {
    return false
  }
}
