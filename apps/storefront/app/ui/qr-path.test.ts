import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

/** How often a path fills each module, and how many strokes it has. */
function drawn(path: string, size: number) {
  const filled = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  const strokes = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)]
  for (const [, x, y, length] of strokes) {
    for (let at = Number(x); at < Number(x) + Number(length); at++) filled[Number(y)]![at]! += 1
  }
  expect(strokes.map(([stroke]) => stroke).join('')).toBe(path)
  return { filled, strokes: strokes.length }
}

test.each([
  ['nothing', ''],
  ['a payment', 'weixin://wxpay/bizpayurl?pr=1'],
  ['Chinese', '坊市 · 好店'],
  ['a very long address', 'https://shop.example/'.padEnd(900, 'a')],
])('the path of %s fills the dark modules, each once and neighbours in one stroke', (_, text) => {
  const { path, size } = qrPath(text)
  const { data } = encode(text, { ecc: 'M', border: 2 })
  const { filled, strokes } = drawn(path, size)
  expect(JSON.stringify(filled)).toBe(JSON.stringify(data.map((row) => row.map(Number))))
  const runs = data.flatMap((row) => row.filter((dark, x) => dark && !row[x - 1]))
  expect(strokes).toBe(runs.length)
})

test('around the code stays a quiet border', () => {
  const { path, size } = qrPath('x')
  const { filled } = drawn(path, size)
  const edge = [0, 1, size - 2, size - 1]
  expect(filled.flatMap((row, y) => row.filter((dark, x) => dark && (edge.includes(x) || edge.includes(y))))).toEqual(
    [],
  )
})
