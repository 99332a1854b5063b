/** What surrounds the pages, and the texts it waits for. */
export const layouts = {
  public: { source: 'src/app/layouts/public-layout.tsx', words: ['public'] },
  auth: { source: 'src/app/layouts/auth-layout.tsx', words: ['auth', 'errors'] },
  'signed-in': { source: 'src/app/layouts/signed-in-layout.tsx', words: ['errors'] },
} as const
