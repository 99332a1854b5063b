const MAX_CHANGES = 5
const MAX_LENGTH = 120

const numbersOf = (version: string) => version.split('.').map(Number)

/** Whether a version comes after another, number by number. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(than)]
  const at = a.findIndex((number, index) => number !== (b[index] ?? 0))
  return at !== -1 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** The first changes that the changelog lists for versions after one, up to another; empty where it lists none. */
export function changesIn(changelog: string, { after, upTo }: { after: string; upTo: string }): string[] {
  const sections = changelog.split(/^## /m).filter(section => {
    const version = section.match(/^\[?(\d+\.\d+\.\d+)/)?.[1]
    return version && isNewer(version, after) && !isNewer(version, upTo)
  })
  const added = sections.flatMap(section => [...section.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line))
  return added
    .slice(0, MAX_CHANGES)
    .map(line => (line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…` : line))
}
