export type Form = { [key: string]: string | Form }

/** Stripe's requests are forms whose keys name a place: `items[0][price]=price_1`. */
export function parseForm(fields: URLSearchParams): Form {
  const form: Form = {}
  for (const [name, value] of fields) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    let place = form
    for (const key of path) {
      const next = place[key]
      const inner = typeof next === 'object' ? next : {}
      place[key] = inner
      place = inner
    }
    place[last] = value
  }
  return form
}
