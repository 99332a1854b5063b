/** The header of a file to save: its name in its own letters, and in ASCII for clients that can't read those. */
export function attachment(name: string) {
  const ascii = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
