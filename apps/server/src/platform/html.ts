const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in a page, also inside an attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, character => entities[character] ?? character)
