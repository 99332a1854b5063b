const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML, also inside an attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, character => entities[character] ?? character)
