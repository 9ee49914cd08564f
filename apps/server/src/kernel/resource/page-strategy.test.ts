import { expect, test } from 'vitest'
import { chooseStrategy, countedRows } from './page-strategy.ts'

const first = { offset: 0, limit: 30 }
const far = { offset: 90_000, limit: 30 }

test('few rows are collected and counted, up to one more than is counted exactly', () => {
  const counted = { way: 'collect', limit: countedRows + 1 }
  expect(chooseStrategy({ rows: 0 }, first)).toEqual({ ...counted, useIndex: false })
  expect(chooseStrategy({ rows: countedRows - 1 }, far)).toEqual({ ...counted, useIndex: false })
  const indexed = { table: 1_000_000, candidates: 2000 }
  expect(chooseStrategy({ rows: 500, indexed }, first)).toEqual({ ...counted, useIndex: true })
})

test('an index that leaves more than half of the table is not used', () => {
  const half = { table: 1_000_000, candidates: 500_000 }
  expect(chooseStrategy({ rows: 10, indexed: half }, first)).toMatchObject({ useIndex: true })
  const most = { table: 1_000_000, candidates: 500_001 }
  expect(chooseStrategy({ rows: 10, indexed: most }, first)).toMatchObject({ useIndex: false })
  expect(chooseStrategy({ rows: 900_000, indexed: most }, far)).toEqual({ way: 'walk' })
})

test('many rows are walked to, without a count', () => {
  expect(chooseStrategy({ rows: countedRows }, first)).toEqual({ way: 'walk' })
  expect(chooseStrategy({ rows: 5_000_000 }, far)).toEqual({ way: 'walk' })
})

test('a far page of an index is collected where walking would pass more than twice as many rows', () => {
  const indexed = { table: 1_000_000, candidates: 100_000 }
  expect(chooseStrategy({ rows: 100_000, indexed }, first)).toEqual({ way: 'walk' })
  // One row in ten matches: to the row 20,000 one walks past 200,000.
  expect(chooseStrategy({ rows: 100_000, indexed }, { offset: 19_970, limit: 30 })).toEqual({ way: 'walk' })
  expect(chooseStrategy({ rows: 100_000, indexed }, { offset: 20_000, limit: 30 })).toEqual({
    way: 'collect',
    useIndex: true,
  })
})
