/** Proof of work: the bits that a challenge requires, and whether a nonce satisfies them (rules §1, "Robots"). */

const baseBits = 12
const maxBits = 18

/** One bit more for every five failed logins of the address in the last 15 minutes. */
export const proofBits = (failures: number): number => Math.min(maxBits, baseBits + Math.floor(failures / 5))

/** True when the hash starts with this many zero bits. */
export function startsWithZeroBits(hash: Uint8Array, bits: number): boolean {
  for (let bit = 0; bit < bits; bit += 8) {
    const byte = hash[bit >> 3] ?? 0xff
    const left = bits - bit
    if (left >= 8 ? byte !== 0 : byte >> (8 - left) !== 0) return false
  }
  return true
}
