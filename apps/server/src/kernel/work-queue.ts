import { fail } from './fail.ts'

/**
 * Runs at most `atOnce` heavy tasks at a time and lets at most `waiting` more wait; beyond that it throws BUSY. Each kind
 * of heavy work in a process has one queue, so that a flood of it cannot take the whole machine: hashing of passwords
 * (rules §1), decoding of pictures.
 */
export function createQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running++
    else if (queue.length >= waiting) fail('BUSY')
    else await new Promise<void>((start) => queue.push(start)) // takes over the slot of the task that ends
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
