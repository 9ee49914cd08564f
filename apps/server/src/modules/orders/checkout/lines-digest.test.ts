import { expect, test } from 'vitest'
import { linesDigest } from './lines-digest.ts'

test('the same SKUs and quantities have one digest, in whatever order', () => {
  const [a, b] = [
    { sku_id: 7, buy_num: 2 },
    { sku_id: 12, buy_num: 1 },
  ]
  expect(linesDigest([b, a])).toBe(linesDigest([a, b]))
  expect(linesDigest([a])).toHaveLength(43)
})

test('another quantity or SKU, or one line less, has another digest', () => {
  const line = { sku_id: 7, buy_num: 2 }
  const others = [[], [{ sku_id: 7, buy_num: 3 }], [{ sku_id: 8, buy_num: 2 }], [line, { sku_id: 8, buy_num: 2 }]]
  for (const lines of others) expect(linesDigest(lines)).not.toBe(linesDigest([line]))
  expect(linesDigest([{ sku_id: 1, buy_num: 12 }])).not.toBe(linesDigest([{ sku_id: 11, buy_num: 2 }]))
})
