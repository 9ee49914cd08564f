import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { deflatedBlock } from './deflated-block.ts'
import { PagePieces } from './page-pieces.ts'

vi.mock('./deflated-block.ts', { spy: true })

const words = fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => text.replaceAll('@@', ''))
const section = words.map((text) => ({ html: `<section class="goods-grid">${text.repeat(20)}</section>` }))
const ownText = fc.array(words, { minLength: 1, maxLength: 4 }).map((texts) => texts.join('@@'))

test('a page reads the same plain and compressed, whatever its texts and fragments', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(ownText, section), { maxLength: 8 }), fc.base64String(), (parts, nonce) => {
      const expected = parts
        .map((part) => (typeof part === 'string' ? part.replaceAll('@@', nonce) : part.html))
        .join('')
      const page = new PagePieces(parts, '@@')
      expect(page.withNonce(nonce).toString()).toBe(expected)
      expect(gunzipSync(page.gzipWithNonce(nonce)).toString()).toBe(expected)
    }),
  )
})

test('a fragment reads the same behind other fragments, texts and nonces in another page', () => {
  fc.assert(
    fc.property(fc.array(section, { minLength: 2, maxLength: 4 }), ownText, words, (sections, text, other) => {
      const pages = [
        [text, ...sections],
        [text, ...sections.toReversed()],
        sections.flatMap((one) => [other, one, text]),
      ]
      for (const parts of pages) {
        const page = new PagePieces(parts, '@@')
        expect(gunzipSync(page.gzipWithNonce('1')).toString()).toBe(page.withNonce('1').toString())
      }
    }),
  )
})

test('a long text that stands in two pages is deflated once', () => {
  const deflate = vi.mocked(deflatedBlock)
  const text = (word: string): string => `<footer>${word.repeat(300)}</footer>`
  const gzip = (...texts: string[]): string =>
    gunzipSync(new PagePieces([texts.join('@@')], '@@').gzipWithNonce('1')).toString()
  gzip(text('Help'), text('Tea'))
  deflate.mockClear()
  expect(gzip(text('Help'), text('Cup'))).toBe(`${text('Help')}1${text('Cup')}`)
  expect(deflate.mock.calls.map(([bytes]) => bytes.toString())).toEqual([text('Cup')])
})

test('each answer has its own nonce', () => {
  const page = new PagePieces(['<script nonce="@@">1</script><script nonce="@@">2</script>'], '@@')
  expect(page.withNonce('abc').toString()).toBe('<script nonce="abc">1</script><script nonce="abc">2</script>')
  expect(gunzipSync(page.gzipWithNonce('def')).toString()).not.toContain('abc')
})

test('sections that resemble each other are compressed together', () => {
  const card = (n: number): string =>
    `<article class="goods-card"><img src="/uploads/${n}.webp" class="goods-picture"><p class="goods-prices">${n}</p></article>`
  const sections = [0, 1, 2].map((n) => ({ html: Array.from({ length: 40 }, (_, m) => card(n * 40 + m)).join('') }))
  const sizeOf = (parts: typeof sections): number => new PagePieces(parts, '@@').gzipWithNonce('').length
  const [alone = 0] = sections.map((one) => sizeOf([{ ...one }]))
  expect(sizeOf(sections)).toBeLessThan(2.8 * alone)
})
