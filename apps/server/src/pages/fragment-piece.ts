import { deflatedBlock } from './deflated-block.ts'

/** HTML that many pages show, or many renderings of a page; the same object each time. It has no nonce. */
export interface Fragment {
  readonly html: string
}

interface Shared {
  plain: Buffer
  deflated?: { before: readonly Buffer[]; block: Buffer }
}

/**
 * How far back a fragment's block refers, in bytes: sections of a page resemble each other, so it is a third shorter than
 * alone. When one changes, those after it within this distance are deflated again.
 */
const lookBackBytes = 6000

const shared = new WeakMap<Fragment, Shared>()

/** A fragment in a page behind the given bytes. Where it stood behind the same ones before, it is not deflated again. */
export function fragmentPiece(fragment: Fragment, allBefore: readonly Buffer[]) {
  const known = shared.get(fragment) ?? { plain: Buffer.from(fragment.html) }
  shared.set(fragment, known)
  const block = (): Buffer => {
    const before = nearest(allBefore)
    if (!known.deflated || !isSame(known.deflated.before, before)) {
      known.deflated = { before, block: deflatedBlock(known.plain, 6, Buffer.concat(before)) }
    }
    return known.deflated.block
  }
  return { plain: known.plain, block }
}

function nearest(pieces: readonly Buffer[]): Buffer[] {
  let bytes = 0
  const first = pieces.findLastIndex((piece) => (bytes += piece.length) >= lookBackBytes)
  return pieces.slice(Math.max(0, first))
}

const isSame = (some: readonly Buffer[], others: readonly Buffer[]): boolean =>
  some.length === others.length && some.every((piece, index) => piece === others[index] || piece.equals(others[index]!))
