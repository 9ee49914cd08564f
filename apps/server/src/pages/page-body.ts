import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** HTML that many pages show, or many renderings of a page; the same object each time. It has no scripts of its own. */
export interface Fragment {
  readonly html: string
}

/** A part of a page: its own text, in which marked scripts may stand, or a fragment. */
export type PagePart = string | Fragment

interface EncodedPage {
  bytes: Buffer
  /** Undefined for the bytes as they are. */
  encoding?: 'br' | 'gzip'
}

const fragmentBytes = new WeakMap<Fragment, Buffer>()

/** A fragment is encoded once for all pages. */
function bytesOf(fragment: Fragment): Buffer {
  const known = fragmentBytes.get(fragment) ?? Buffer.from(fragment.html)
  fragmentBytes.set(fragment, known)
  return known
}

const scriptSources = new Map<string, string>()
/** Scripts are those of a kind of page, not of one page: some dozens. */
const keptSources = 1000

/** The source in a content security policy that allows an inline script. */
function sourceOf(code: string): string {
  const known = scriptSources.get(code)
  if (known) return known
  const source = `'sha256-${hash('sha256', code, 'base64')}'`
  if (scriptSources.size >= keptSources) scriptSources.clear()
  scriptSources.set(code, source)
  return source
}

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})
/** For a page that may be sent once: a quarter of the time of the better one, for a quarter more bytes. */
const fast = 1
const better = 5
const compress = promisify(brotliCompress)

/** A rendered page: its bytes, compressed once however often it is sent, and the inline scripts that it may run. */
export class PageBody {
  /** The sources of its inline scripts in a content security policy. */
  readonly scripts: string
  private readonly plain: Buffer
  private brotli: Buffer | undefined
  private isBetter = false
  private gzip: Buffer | undefined

  /**
   * `mark` is the nonce that the shop gives its own scripts. Only they are allowed, by their hashes, and the mark is taken
   * out, so that nobody learns it.
   */
  constructor(parts: readonly PagePart[], mark: string) {
    const marked = new RegExp(`<script [^>]*nonce="${mark}"[^>]*>([^]*?)</script>`, 'g')
    const sources: string[] = []
    const bytes = parts.map((part) => {
      if (typeof part !== 'string') return bytesOf(part)
      for (const [, code = ''] of part.matchAll(marked)) sources.push(sourceOf(code))
      return Buffer.from(part.replaceAll(` nonce="${mark}"`, ''))
    })
    this.scripts = sources.join(' ')
    this.plain = Buffer.concat(bytes)
  }

  /** The number of bytes in memory, without the compressed ones. */
  get size(): number {
    return this.plain.length
  }

  /** The page as a browser takes it that sends this `accept-encoding`. */
  encodedFor(accepted = ''): EncodedPage {
    if (/\bbr\b/.test(accepted)) return { bytes: this.brotliBytes(), encoding: 'br' }
    if (!/\bgzip\b/.test(accepted)) return { bytes: this.plain }
    return { bytes: (this.gzip ??= gzipSync(this.plain, { level: 2 })), encoding: 'gzip' }
  }

  /** Compressed fast for whoever is first, and better, on another thread, as soon as there is a second. */
  private brotliBytes(): Buffer {
    const { brotli, plain } = this
    if (!brotli) return (this.brotli = brotliCompressSync(plain, brotliOptions(fast, plain.length)))
    if (!this.isBetter) {
      this.isBetter = true
      compress(plain, brotliOptions(better, plain.length)).then(
        (bytes) => void (this.brotli = bytes),
        () => undefined, // what there is stays good enough
      )
    }
    return brotli
  }
}
