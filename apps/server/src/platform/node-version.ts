/** The oldest version that still gets security fixes; see decision 35. */
const OLDEST_SUPPORTED = 22

/** What to warn about at the start; nothing where the version gets security fixes. */
export const nodeVersionWarning = (version: string): string | undefined =>
  Number.parseInt(version, 10) < OLDEST_SUPPORTED
    ? `Node ${version} gets no more security fixes. Use Node ${OLDEST_SUPPORTED} or newer.`
    : undefined
