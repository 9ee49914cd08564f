import { vi } from 'vitest'

/** Repeats the checks of something that happens after its answer until they hold, for ten seconds. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, 10_000)
