import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataElement, handOff } from './page-data.ts'

/** What the router in the browser gets of a page with these data. */
function received(page: string): string {
  const [, id = '', textContent = ''] =
    /^<script type="application\/json" id="([\w-]+)">([^<]*)<\/script>$/.exec(page) ?? []
  const got: string[] = []
  let isClosed = false
  const streamController = { enqueue: (text: string) => got.push(text), close: () => (isClosed = true) }
  const document = { getElementById: (name: string) => (name === id ? { textContent } : null) }
  new Function('window', 'document', handOff)({ __reactRouterContext: { streamController } }, document)
  expect(isClosed).toBe(true)
  return got.join('')
}

test('whatever a text holds, it neither ends its element nor changes on its way', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('</script>', '<!--', '<script>', '\u2028', '茶'),
  )
  fc.assert(
    fc.property(fc.array(texts), (data) => {
      expect(JSON.parse(received(dataElement(`${JSON.stringify(data)}\n`)))).toEqual(data)
    }),
  )
})
