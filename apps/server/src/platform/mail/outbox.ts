import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type Outbox = ReturnType<typeof openOutbox>

/** Shorter names are in too many words. */
const MIN_NAME_LENGTH = 4

/** Whose emails go, and who was written to about them. */
export type WrittenAbout = { addresses: string[]; names: string[]; readers: string[] }

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
    /**
     * Deletes what was sent to these addresses or says them, and what says these names to one of the readers. Anybody can
     * be called by a word that is in every email, so what others got isn't searched for names.
     */
    deleteAbout: async ({ addresses, names, readers }: WrittenAbout) => {
      const meant = names.filter(name => name.length >= MIN_NAME_LENGTH)
      const isAddress = new Set(addresses)
      await remove(async path => {
        const raw = await readFile(path, 'utf8')
        const [to, text] = [recipientOf(raw), textOf(raw)]
        if (isAddress.has(to) || addressesIn(text).some(each => isAddress.has(each))) return true
        // Every email has the names of its headers.
        const said = text.replace(/^[\w-]{1,40}: /gm, '')
        return readers.includes(to) && meant.some(name => said.includes(name))
      })
    },
    deleteBefore: (time: Date) => remove(async path => (await stat(path)).mtime < time),
  }
}

function recipientOf(raw: string): string {
  const [head = ''] = raw.split('\n\n', 1)
  const line = head.split('\n').find(each => each.startsWith('To: ')) ?? ''
  return line.slice('To: '.length).trim()
}

const addressesIn = (text: string) => text.match(/[\w.+-]{1,64}@[\w.-]{1,255}\w/g) ?? []

/** An email as people read it; the mailer writes its parts as quoted-printable. */
const textOf = (raw: string) =>
  `${raw}\n${Buffer.from(
    raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')}`
