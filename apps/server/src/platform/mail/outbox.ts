import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type Outbox = ReturnType<typeof openOutbox>

/** Shorter names are in too many words. */
const MIN_NAME_LENGTH = 4

/** Emails that were written to files, where there is no mail server. */
export function openOutbox(folder: string) {
  const files = async () => {
    const names = await readdir(folder).catch(() => [])
    return names.filter(name => name.endsWith('.eml')).map(name => join(folder, name))
  }
  const remove = async (isMeant: (path: string) => Promise<boolean>) => {
    // One that another process deleted in the meantime is what was wanted.
    for (const path of await files())
      if (await isMeant(path).catch(() => false)) await rm(path, { force: true })
  }
  return {
    /** Deletes what was sent to these addresses, and what mentions these names. */
    deleteAbout: async (names: readonly string[]) => {
      const meant = names.filter(name => name.length >= MIN_NAME_LENGTH)
      if (meant.length === 0) return
      await remove(async path => {
        const text = textOf(await readFile(path, 'utf8'))
        return meant.some(name => text.includes(name))
      })
    },
    deleteBefore: (time: Date) => remove(async path => (await stat(path)).mtime < time),
  }
}

/** An email as people read it; the mailer writes its parts as quoted-printable. */
const textOf = (raw: string) =>
  `${raw}\n${Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')}`
