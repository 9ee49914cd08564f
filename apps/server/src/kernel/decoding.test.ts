import { expect, test } from 'vitest'
import { decoding } from './decoding.ts'

test('two pictures are open at a time, some wait, and more are refused', async () => {
  let open = 0
  let most = 0
  const ends: (() => void)[] = []
  const work = async (): Promise<void> => {
    most = Math.max(most, ++open)
    await new Promise<void>((end) => ends.push(end))
    open--
  }
  const all = Array.from({ length: 43 }, () =>
    decoding(work).then(
      () => 'done',
      (error: Error) => error.message,
    ),
  )
  expect(await all[42]).toBe('BUSY')
  let finished = false
  const done = Promise.all(all).then((results) => ((finished = true), results))
  while (!finished) {
    ends.splice(0).forEach((end) => end())
    await new Promise((next) => setImmediate(next))
  }
  expect((await done).filter((result) => result === 'done')).toHaveLength(42)
  expect(most).toBe(2)
})
