import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { PageBody } from './page-body.ts'

const words = fc.string({ unit: 'grapheme', maxLength: 400 })
const section = words.map((text) => ({ html: `<section>${text.repeat(20)}</section>` }))

test('a page reads the same plain and compressed, whatever its texts and fragments', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(words, section), { maxLength: 8 }), (parts) => {
      const expected = parts.map((part) => (typeof part === 'string' ? part : part.html)).join('')
      const page = new PageBody(parts, 'a mark')
      expect(page.encodedFor().bytes.toString()).toBe(expected)
      expect(gunzipSync(page.encodedFor('gzip').bytes).toString()).toBe(expected)
      expect(brotliDecompressSync(page.encodedFor('gzip, deflate, br').bytes).toString()).toBe(expected)
    }),
  )
})

const hashOf = (code: string): string => `'sha256-${hash('sha256', code, 'base64')}'`

test('the scripts that are marked may run, and no others; the mark stays here', () => {
  const page = new PageBody(
    [
      '<link nonce="m-1" href="/a"><script nonce="m-1">one()</script><script>evil()</script>',
      { html: '<script nonce="guessed">evil()</script>' },
      '<script nonce="m-1" type="module" async="">import "/茶.js"\n</script>',
    ],
    'm-1',
  )
  expect(page.scripts).toBe(`${hashOf('one()')} ${hashOf('import "/茶.js"\n')}`)
  expect(page.encodedFor().bytes.toString()).toBe(
    '<link href="/a"><script>one()</script><script>evil()</script><script nonce="guessed">evil()</script><script type="module" async="">import "/茶.js"\n</script>',
  )
})

test('each page allows its own scripts alone, also those that another page has', () => {
  const scripts = (...codes: string[]) =>
    new PageBody([codes.map((code) => `<script nonce="m">${code}</script>`).join('')], 'm').scripts
  expect(scripts('one()', 'two()')).toBe(`${hashOf('one()')} ${hashOf('two()')}`)
  expect(scripts('two()', 'three()')).toBe(`${hashOf('two()')} ${hashOf('three()')}`)
})

test('a page that is sent again is compressed better, once', async () => {
  const text = Array.from({ length: 2000 }, (_, n) => `<p class="goods-card">${(n * 7919) % 1000}</p>`).join('')
  const page = new PageBody([text], 'a mark')
  const sizeOf = () => page.encodedFor('br').bytes.length
  const first = sizeOf()
  expect(sizeOf()).toBe(first)
  await eventually(() => expect(sizeOf()).toBeLessThan(0.95 * first))
  const again = page.encodedFor('br').bytes
  expect(page.encodedFor('br').bytes).toBe(again)
  expect(brotliDecompressSync(again).toString()).toBe(text)
})

test('each browser gets what it takes', () => {
  const page = new PageBody(['a page'], 'a mark')
  const encodings = ['', 'identity', 'gzip', 'gzip, deflate, br, zstd'].map((one) => page.encodedFor(one).encoding)
  expect(encodings).toEqual([undefined, undefined, 'gzip', 'br'])
})
