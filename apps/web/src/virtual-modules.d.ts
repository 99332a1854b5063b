declare module 'virtual:screens' {
  /** The file names of the product screenshots that exist. */
  export const screens: ReadonlySet<string>
}

/** Written by vite/pages.ts from the modules' manifests. */
declare module 'virtual:pages' {
  type LoadPage = () => Promise<{ default: import('react').ComponentType }>
  type PageRoute = import('./modules/routes').PageRoute
  /** The layout and who may open it: `signed-in member`. */
  type Place = `${PageRoute['layout']} ${PageRoute['access']}`
  export const pages: readonly (readonly [
    path: string,
    place: Place,
    load: LoadPage,
    words: NonNullable<PageRoute['words']>,
  ])[]
  export const loadNotFound: LoadPage
  export const publicPaths: readonly string[]
  export const redirects: readonly { path: string; to: string }[]
  export const foldersOfProduct: readonly string[]
}

/** Written by vite/pages.ts from the modules' manifests; the sidebar's entries stand in its order. */
declare module 'virtual:navigation' {
  type Module = import('./modules/module').Module
  type Modules = typeof import('./modules').modules[number]
  export type PlaceId = Modules['navigation'][number]['id']
  export type PaletteId = Modules['palette'][number]['id']
  type Shown<Entry, Id> = Omit<Entry, 'id' | 'icon' | 'order'> & {
    id: Id
    Icon: import('lucide-react').LucideIcon
  }
  export const navigation: readonly Shown<Module['navigation'][number], PlaceId>[]
  export const palette: readonly Shown<Module['palette'][number], PaletteId>[]
}

declare module 'virtual:texts' {
  type Texts = { default: Record<string, unknown> }
  type TextList = { texts: Partial<Record<string, () => Promise<Texts>>> }
  /** The list of each language's texts, which are in packages/languages. */
  export const texts: Partial<Record<string, () => Promise<TextList>>>
}
