import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadingZeroBits, solveProof } from './proof.ts'
import { suffixHasher } from './sha256.ts'

const hex = (words: Uint32Array): string => [...words].map((word) => word.toString(16).padStart(8, '0')).join('')
const reference = (text: string): string => createHash('sha256').update(text).digest('hex')

test('hashes like node:crypto, whatever the lengths of prefix and suffix', () => {
  for (let length = 0; length <= 200; length++) {
    const prefix = '坊aé🛒z'.repeat(40).slice(0, length).toWellFormed()
    const hash = suffixHasher(prefix)
    for (const suffix of ['', '0', '1234567', '9'.repeat(40), 'x'.repeat(70)]) {
      expect(hex(hash(suffix))).toBe(reference(prefix + suffix))
    }
  }
})

test('counts the zero bits at the front of a digest', () => {
  expect(leadingZeroBits([0x80000000, 0])).toBe(0)
  expect(leadingZeroBits([0x00010000, 0])).toBe(15)
  expect(leadingZeroBits([0, 1])).toBe(63)
  expect(leadingZeroBits([0, 0])).toBe(64)
})

test.each([0, 1, 8, 12, 16])('finds a nonce for %i bits that node:crypto confirms', async (bits) => {
  const challenge = `challenge-${bits}.${'x'.repeat(120)}`
  const nonce = await solveProof(challenge, bits)
  const digest = BigInt(`0x${reference(`${challenge}:${nonce}`)}`)
  expect(digest >> BigInt(256 - bits)).toBe(0n)
  expect(nonce.length).toBeLessThanOrEqual(40)
})
