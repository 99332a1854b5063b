/** The name of a file in its own letters, and in ASCII for clients that can't read those. */
function named(disposition: 'attachment' | 'inline', name: string) {
  const ascii = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '')
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** The header of a file to save. */
export const attachment = (name: string) => named('attachment', name)
/** The header of a file that the browser shows; saved from there, it has this name. */
export const inline = (name: string) => named('inline', name)
