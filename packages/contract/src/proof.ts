import { suffixHasher } from './sha256.ts'

// About ten milliseconds of work, so the page stays responsive between slices.
const sliceSize = 5_000

/** How many zero bits a digest starts with; the digest as 32-bit words, most significant first. */
export function leadingZeroBits(digest: Iterable<number>): number {
  let bits = 0
  for (const word of digest) {
    bits += Math.clz32(word)
    if (word) break
  }
  return bits
}

/**
 * Finds a nonce so that SHA-256(challenge + ":" + nonce) starts with at least `bits` zero bits (rules §1, Robots). Works in
 * slices on the caller's thread; 12 to 18 bits take about 10 to 500 ms.
 */
export async function solveProof(challenge: string, bits: number): Promise<string> {
  const hash = suffixHasher(`${challenge}:`)
  for (let tried = 0; ; tried++) {
    const nonce = String(tried)
    if (leadingZeroBits(hash(nonce)) >= bits) return nonce
    if (tried % sliceSize === sliceSize - 1) await new Promise((resolve) => setTimeout(resolve))
  }
}
