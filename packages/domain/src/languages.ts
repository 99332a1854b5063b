export const languages = ['en', 'es', 'fr', 'de', 'zh'] as const
export type Language = (typeof languages)[number]
