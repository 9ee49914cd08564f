import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PagePieces } from './page-pieces.ts'

test('a page reads the same plain and compressed, whatever its pieces', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1, maxLength: 6 }),
      fc.base64String(),
      (pieces, nonce) => {
        const page = new PagePieces(pieces.map((piece) => piece.replaceAll('@@', '')).join('@@'), '@@')
        const plain = page.withNonce(nonce).toString()
        expect(gunzipSync(page.gzipWithNonce(nonce)).toString()).toBe(plain)
      },
    ),
  )
})

test('each answer has its own nonce', () => {
  const page = new PagePieces('<script nonce="@@">1</script><script nonce="@@">2</script>', '@@')
  expect(page.withNonce('abc').toString()).toBe('<script nonce="abc">1</script><script nonce="abc">2</script>')
  expect(gunzipSync(page.gzipWithNonce('def')).toString()).not.toContain('abc')
})
