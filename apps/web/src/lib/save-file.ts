/** Hands a file to the browser to save. */
export function saveFile(file: Blob, name: string) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
