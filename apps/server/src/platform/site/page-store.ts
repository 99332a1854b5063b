import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const
type Encoding = keyof typeof packers

/** Written by the build where the address of the installation belongs. */
const ORIGIN = /__ORIGIN__/g
const HTML = /\.html$/

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** What the content security policy must allow so that the page's own script and styles run, and nothing else. */
function hashesIn(html: string, tag: 'script' | 'style') {
  const found = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))
  return [...found].map(([, content = '']) => `'sha256-${sha256(content)}'`).join(' ')
}

export class StoredPage {
  readonly etag: string
  private readonly content: Buffer
  private readonly scripts: string
  private readonly styles: string
  private readonly packed = new Map<Encoding, Promise<Buffer>>()

  constructor(html: string) {
    this.content = Buffer.from(html)
    this.scripts = hashesIn(html, 'script')
    this.styles = hashesIn(html, 'style')
    this.etag = `W/"${sha256(html)}"`
  }

  /** The page as small as the browser can read it. It is packed once, on its first request. */
  async bodyFor(accepted = ''): Promise<{ body: Buffer; encoding?: Encoding }> {
    const encoding = (['br', 'gzip'] as const).find(each => accepted.includes(each))
    if (!encoding) return { body: this.content }
    const packed = this.packed.get(encoding) ?? packers[encoding](this.content)
    this.packed.set(encoding, packed)
    return { body: await packed, encoding }
  }

  policyFrom(policy: string) {
    return policy
      .replace("script-src 'self'", `script-src 'self' ${this.scripts}`)
      .replace("style-src 'self'", `style-src 'self' ${this.styles}`)
  }
}

/** The pre-rendered pages by language and path, such as `de/home`, for the installation at this origin. */
export function readPages(webRoot: string, origin: string): Map<string, StoredPage> {
  const folder = join(webRoot, 'pages')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => HTML.test(file))
  return new Map(
    files.map(file => {
      const html = readFileSync(join(folder, file), 'utf8').replace(ORIGIN, origin)
      return [file.replace(HTML, '').replaceAll('\\', '/'), new StoredPage(html)]
    }),
  )
}
