import { expect, test } from 'vitest'
import { mapColumns, mapRows, provinceTiles, shadeOf, shades, tileBeside } from './province-tiles.ts'

test('each of the 34 divisions has a tile of its own', () => {
  expect(provinceTiles).toHaveLength(34)
  expect(new Set(provinceTiles.map(({ code }) => code)).size).toBe(34)
  expect(new Set(provinceTiles.map(({ short }) => short.en)).size).toBe(34)
  expect(new Set(provinceTiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(34)
  expect(Math.max(...provinceTiles.map(({ column }) => column))).toBe(mapColumns - 1)
  expect(Math.max(...provinceTiles.map(({ row }) => row))).toBe(mapRows - 1)
})

test('arrows reach every tile', () => {
  const reached = new Set(['11'])
  for (const code of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = tileBeside(code, key)
      if (next) reached.add(next)
    }
  expect(reached.size).toBe(34)
  expect(tileBeside('11', 'ArrowRight')).toBe('12')
  expect(tileBeside('13', 'ArrowUp')).toBe('11')
  expect(tileBeside('31', 'ArrowRight')).toBeUndefined()
  expect(tileBeside('31', 'Enter')).toBeUndefined()
})

test('an amount has the darker a shade the nearer it is to the largest', () => {
  expect([0, 1, 20, 21, 99, 100].map((amount) => shadeOf(amount, 100))).toEqual([0, 1, 1, 2, 5, shades])
  expect(shadeOf(0, 0)).toBe(0)
})
