import { expect, test } from 'vitest'
import type { Db } from './db.ts'
import { gatheredRead } from './gathered-read.ts'

const db = {} as Db

/** A look-up that answers on command, and its calls. */
function slowRead() {
  const keysRead: number[][] = []
  const answers: (() => void)[] = []
  const read = gatheredRead<number, string>(async (_, keys) => {
    keysRead.push([...keys])
    await new Promise<void>((resolve) => answers.push(resolve))
    if (keys.includes(13)) throw new Error('no thirteenth')
    return keys.map((key) => `value ${key}`)
  })
  const answer = async (): Promise<void> => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    answers.shift()!()
  }
  return { keysRead, answer, read: (key: number) => read(db, key) }
}

test('keys that are asked for while a statement is under way share the next one', async () => {
  const { keysRead, answer, read } = slowRead()
  const values = Promise.all([1, 2, 3].map(read))
  await answer()
  await answer()
  expect(await values).toEqual(['value 1', 'value 2', 'value 3'])
  const later = read(4)
  await answer()
  expect(await later).toBe('value 4')
  expect(keysRead).toEqual([[1], [2, 3], [4]])
})

test('what a statement throws, those that shared it throw, and no other', async () => {
  const { answer, read } = slowRead()
  const results = Promise.allSettled([1, 13, 2].map(read))
  const next = results.then(() => read(5))
  await answer()
  await answer()
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await answer()
  expect(await next).toBe('value 5')
})

test('one statement looks up at most a hundred keys', async () => {
  const { keysRead, answer, read } = slowRead()
  const values = Promise.all(Array.from({ length: 202 }, (_, key) => read(key + 20)))
  for (let n = 0; n < 4; n++) await answer()
  expect(await values).toHaveLength(202)
  expect(keysRead.map((keys) => keys.length)).toEqual([1, 100, 100, 1])
})
