import { expect, test, vi } from 'vitest'
import { chunkLimitMs, loadChunk } from './load-chunk.ts'

test('a part that arrives is given on', async () => {
  await expect(loadChunk(async () => 'part')).resolves.toBe('part')
})

test('a part that never arrives fails after 120 s', async () => {
  vi.useFakeTimers()
  const failed = expect(loadChunk(() => new Promise(() => {}), 'login')).rejects.toThrow('Loading chunk login failed')
  await vi.advanceTimersByTimeAsync(chunkLimitMs)
  await failed
  vi.useRealTimers()
})

test('a part that cannot be loaded fails the same way', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('404')), 'login')).rejects.toThrow(
    'Loading chunk login failed',
  )
})
