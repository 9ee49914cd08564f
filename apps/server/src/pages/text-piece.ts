import { crc32 } from 'node:zlib'
import { deflatedBlock, storedBlock } from './deflated-block.ts'

/** Bytes of a page, and the same bytes as a block of a deflated stream. */
export interface Piece {
  readonly plain: Buffer
  block: () => Buffer
}

/** Shorter pieces, such as the tags between two scripts, are not worth compressing. */
const worthwhileBytes = 512
/** How many bytes of texts are kept: those around the fragments of some hundred pages. */
const keptBytes = 4_000_000

let kept = new Map<number, Piece>()
let bytes = 0

/**
 * A page's own text. Much of it is the same in the next rendering, or on other pages, such as the footer: what is known is
 * not deflated again. Found by a checksum and then compared, since a text as a key would keep the page it was cut from.
 */
export function textPiece(text: string): Piece {
  const plain = Buffer.from(text)
  if (plain.length < worthwhileBytes) return { plain, block: () => storedBlock(plain) }
  const key = crc32(plain)
  const known = kept.get(key)
  if (known?.plain.equals(plain)) return known
  let deflated: Buffer | undefined
  // Level 2: a page is deflated on the thread that renders; 4 takes twice the time for 5 % fewer bytes.
  const piece = { plain, block: () => (deflated ??= deflatedBlock(plain, 2)) }
  bytes += plain.length
  if (bytes > keptBytes) {
    kept = new Map()
    bytes = plain.length
  }
  kept.set(key, piece)
  return piece
}
