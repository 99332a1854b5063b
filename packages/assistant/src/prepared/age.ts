import { plain } from '@plumbline/domain'

/** Somebody's age, under 18. */
const young = [
  /\b1[3-7][\s-]*(?:years?|yrs?|yo|y\/o|anos|ans|jahre|jahrig\w*)\b/,
  /\b(?:is|im|i'm|he's|hes|she's|shes|tiene|ist) 1[3-7]\b(?!\s*(?:ft|feet|foot|in|inch\w*|m|meters?|lbs?|kg|kv|%|h|hours?|days?))/,
  /\b(?:under 1[68]|minors?|teenagers?|menor(?:es)? de (?:edad|1[68])|mineure?s?|minderjahrig\w*|jugendlich\w*)\b/,
  /1[3-7]\s?岁|未成年|童工|未满\s?1[68]/,
]

export function isAboutAge(text: string): boolean {
  const typed = plain(text).replaceAll('’', "'")
  return young.some(pattern => pattern.test(typed))
}
