const NEXT_RELEASE = 1

function numbersOf(release: string) {
  const [major = 0, minor = 0] = release.split('.').map(Number)
  return { major, minor }
}

export const latestOf = (releases: readonly string[]): string | undefined =>
  releases.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)

/**
 * Migrations only add, so a release runs on what the next one left. The one after that may drop what it needs.
 * Returns a sentence that says what to do, or nothing where the program can use the database.
 */
export function tooNewFor(release: string, upgradedBy: string): string | undefined {
  const [own, other] = [numbersOf(release), numbersOf(upgradedBy)]
  if (other.major === own.major && other.minor - own.minor <= NEXT_RELEASE) return undefined
  if (other.major < own.major) return undefined
  return `The database was upgraded by Plumbline ${upgradedBy}, and this is ${release}, which can't use it: start ${upgradedBy}, or restore a backup from before the upgrade.`
}
