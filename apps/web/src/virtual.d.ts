declare module 'virtual:screens' {
  /** File names in public/screens. */
  export const screens: ReadonlySet<string>
}

declare module 'virtual:texts' {
  type Texts = { default: Record<string, unknown> }
  type TextList = { texts: Partial<Record<string, () => Promise<Texts>>> }
  /** The list of each language's texts, which are in packages/languages. */
  export const texts: Partial<Record<string, () => Promise<TextList>>>
}
