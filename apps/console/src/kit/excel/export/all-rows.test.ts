import { CallError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import type { ListPage } from '../../list/list-page.ts'
import { allRows, percentOf, type AskPage } from './all-rows.ts'

const page = (current_page: number, total: number, ids?: number[]): ListPage => ({
  data: (ids ?? Array.from({ length: 400 }, (_, at) => (current_page - 1) * 400 + at + 1)).map((id) => ({ id })),
  total,
  per_page: 400,
  last_page: Math.min(250, Math.ceil(total / 400)),
  current_page,
})
const noOne = (): void => undefined

test('all pages are read, and a row that moved meanwhile is exported once', async () => {
  const counts: number[] = []
  const ask: AskPage = async (at) => page(at, 5, at === 1 ? [5, 4, 3] : [3, 2, 1])
  const list: AskPage = async (at) => ({ ...(await ask(at, 400)), last_page: 2 })
  const { rows, isCut } = await allRows(list, ({ rows: count }) => counts.push(count), new AbortController().signal)
  expect(rows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  expect(counts).toEqual([3, 5])
  expect(isCut).toBe(false)
})

test('it stops at the 100,000th row and says so', async () => {
  const pages: number[] = []
  const ask: AskPage = async (at) => (pages.push(at), page(at, 1_000_000))
  const { rows, isCut } = await allRows(ask, noOne, new AbortController().signal)
  expect(rows).toHaveLength(100_000)
  expect(pages).toHaveLength(250)
  expect(isCut).toBe(true)
})

test('it waits when the server asks it to, and a cancel ends it', async () => {
  let calls = 0
  const ask: AskPage = async (at) => {
    if (calls++ === 0) throw new CallError(429, '', { key: 'TOO_MANY_REQUESTS', retry_after: 0.01 })
    return page(at, 3, [1, 2, 3])
  }
  expect((await allRows(ask, noOne, new AbortController().signal)).rows).toHaveLength(3)
  const cancel = new AbortController()
  const first = allRows(async (at) => (cancel.abort(), page(at, 900)), noOne, cancel.signal)
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  [{ rows: 0, total: 0 }, 0],
  [{ rows: 0, total: 3 }, 0],
  [{ rows: 2, total: 3 }, 66],
  [{ rows: 99_999, total: 100_000 }, 99],
  [{ rows: 3, total: 3 }, 100],
  // Rows were deleted meanwhile.
  [{ rows: 5, total: 3 }, 100],
])('%j is %i %%', (progress, percent) => {
  expect(percentOf(progress)).toBe(percent)
})
