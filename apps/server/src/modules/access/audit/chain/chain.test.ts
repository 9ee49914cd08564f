import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayStart, linked } from './chain.ts'

const sha256 = (...parts: (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const row = (id: number, day: string) => ({ id, day, digest: sha256(`row ${id}`) })

test('rows are linked in their order, each day by itself', () => {
  const { links, ends } = linked([row(1, '2026-03-01'), row(2, '2026-03-02'), row(4, '2026-03-01')], [])
  const first = sha256(sha256('2026-03-01'), sha256('row 1'))
  const second = sha256(sha256('2026-03-02'), sha256('row 2'))
  const third = sha256(first, sha256('row 4'))
  expect(links).toEqual([
    { id: 1, day: '2026-03-01', nth: 1, hash: first },
    { id: 2, day: '2026-03-02', nth: 1, hash: second },
    { id: 4, day: '2026-03-01', nth: 2, hash: third },
  ])
  expect(ends).toEqual([
    { day: '2026-03-01', links: 2, hash: third },
    { day: '2026-03-02', links: 1, hash: second },
  ])
})

test('a chain goes on where it ended, however it is cut', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => row(id, '2026-03-01'))
  const whole = linked(rows, [])
  const begun = linked(rows.slice(0, 2), [])
  const rest = linked(rows.slice(2), begun.ends)
  expect([...begun.links, ...rest.links]).toEqual(whole.links)
  expect(rest.ends).toEqual(whole.ends)
})

test('chains of days begin differently', () => expect(dayStart('2026-03-01')).not.toEqual(dayStart('2026-03-02')))
