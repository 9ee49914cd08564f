/** Spec §9: how long a part of the program may take to arrive. */
export const chunkLimitMs = 120_000

/** Fetches a part of the program. Rejects when it cannot be loaded or takes longer than 120 s. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Loading chunk failed after ${chunkLimitMs} ms`)), chunkLimitMs)
  return Promise.race([load(), late]).finally(() => clearTimeout(timer))
}
