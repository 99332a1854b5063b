declare module 'virtual:screens' {
  /** File names in public/screens. */
  export const screens: ReadonlySet<string>
}
