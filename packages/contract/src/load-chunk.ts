/** Spec §9: how long a part of the program may take to arrive. */
export const chunkLimitMs = 120_000

/**
 * Fetches a part of the program. Rejects with 'Loading chunk {name} failed' (spec §8) when it cannot be loaded, for
 * instance since a newer version took its place, or takes longer than 120 s.
 */
export async function loadChunk<T>(load: () => Promise<T>, name = ''): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`timeout: ${chunkLimitMs} ms`)), chunkLimitMs)
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw new Error(`Loading chunk ${name} failed`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
