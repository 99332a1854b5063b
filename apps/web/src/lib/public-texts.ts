/** The texts of the public pages: one file for each page and language. */
export const publicFiles = import.meta.glob<{ default: Record<string, unknown> }>(
  '../locales/*/{about,catalog,example,features,home,how-it-works,industries,legal-*,public,regions,signup}.json',
)
