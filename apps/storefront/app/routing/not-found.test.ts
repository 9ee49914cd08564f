import { expect, test } from 'vitest'
import { idOfPath, orNotFound } from './not-found.ts'

const isNotFound = { init: { status: 404 } }

test.each([
  ['1', 1],
  ['88', 88],
  ['999999999999999', 999_999_999_999_999],
])('the id in %j is %i', (text, id) => {
  expect(idOfPath(text)).toBe(id)
})

test.each(['', '0', '-1', '01', '1.5', '1e3', 'x', '12x', '1000000000000000'])(
  '%j is no id: page not found',
  (text) => {
    expect(() => idOfPath(text)).toThrow(expect.objectContaining(isNotFound))
  },
)

test('only an answer 404 becomes a missing page', async () => {
  await expect(orNotFound(Promise.resolve('goods'))).resolves.toBe('goods')
  await expect(orNotFound(Promise.reject({ code: 404 }))).rejects.toMatchObject(isNotFound)
  const broken = new Error('database is down')
  await expect(orNotFound(Promise.reject(broken))).rejects.toBe(broken)
})
