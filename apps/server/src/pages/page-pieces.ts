import { crc32 } from 'node:zlib'
import { storedBlock } from './deflated-block.ts'
import { fragmentPiece, type Fragment } from './fragment-piece.ts'
import { textPiece, type Piece } from './text-piece.ts'

/** A part of a page: its own text, in which nonces may stand, or a fragment. */
export type PagePart = string | Fragment

/**
 * A rendered page cut at its nonce placeholders and fragments, so that a cached page gets a fresh nonce in each answer
 * without being compressed again: every piece is deflated once, ends on a byte boundary and refers to nothing beyond a
 * nonce; the nonce goes between the pieces as a stored block. Fragments are deflated once for all pages.
 */
export class PagePieces {
  /** Null where the nonce goes. */
  private readonly pieces: readonly (Piece | null)[]
  private blocks: readonly (Buffer | null)[] | undefined

  constructor(parts: readonly PagePart[], placeholder: string) {
    const pieces: (Piece | null)[] = []
    let before: Buffer[] = []
    const add = (piece: Piece): void => {
      pieces.push(piece)
      before = [...before, piece.plain]
    }
    for (const part of parts) {
      if (typeof part !== 'string') {
        add(fragmentPiece(part, before))
        continue
      }
      for (const [index, text] of part.split(placeholder).entries()) {
        if (index) {
          pieces.push(null)
          before = []
        }
        if (text) add(textPiece(text))
      }
    }
    this.pieces = pieces
  }

  /** The number of bytes in memory. */
  get size(): number {
    return this.pieces.reduce((sum, piece) => sum + (piece?.plain.length ?? 0), 0)
  }

  /** The page with this nonce, uncompressed. */
  withNonce(nonce: string): Buffer {
    return Buffer.concat(this.plain(Buffer.from(nonce)))
  }

  /** The page with this nonce as a gzip stream. */
  gzipWithNonce(nonce: string): Buffer {
    this.blocks ??= this.pieces.map((piece) => piece && piece.block())
    const text = Buffer.from(nonce)
    const plain = this.plain(text)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0))
    trailer.writeUInt32LE(plain.reduce((sum, part) => sum + part.length, 0) >>> 0, 4)
    const stored = storedBlock(text)
    return Buffer.concat([gzipHeader, ...this.blocks.map((block) => block ?? stored), emptyFinalBlock, trailer])
  }

  private plain(nonce: Buffer): Buffer[] {
    return this.pieces.map((piece) => piece?.plain ?? nonce)
  }
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const emptyFinalBlock = Buffer.from([0x03, 0x00])
