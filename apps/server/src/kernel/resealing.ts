import type { Context } from '../context.ts'
import { areUnderKey, isUnderKey, openBytes, openText, seal, sealBytes } from './secret-box.ts'

/** What moves everything that is sealed from one secret to another. Repeating it changes nothing more. */
export interface Resealer {
  /** Over the database, with the new secret. */
  ctx: Context
  /** A sealed text under the new secret, and what it says; null when it stays as it is. */
  text(sealed: string, name: string): { sealed: string; plain: string } | null
  /** Sealed bytes under the new secret; null when they stay as they are. */
  bytes(sealed: Uint8Array, name: string): Buffer | null
}

/** What was done so far, for the report. */
export interface ResealReport {
  resealed: number
  /** What the old secret does not open, by name. It stays as it is. */
  unopened: string[]
}

/** `old` and `ctx` differ in their secrets. Counts into `done`. */
export function resealing(ctx: Context, old: Pick<Context, 'config'>, done: ResealReport): Resealer {
  const attempt = <Result>(name: string, work: () => Result): Result | null => {
    try {
      const result = work()
      done.resealed++
      return result
    } catch {
      done.unopened.push(name)
      return null
    }
  }
  return {
    ctx,
    text(sealed, name) {
      if (sealed === '' || isUnderKey(ctx, sealed)) return null
      return attempt(name, () => {
        const plain = openText(old, sealed)
        return { sealed: seal(ctx, plain), plain }
      })
    },
    bytes(sealed, name) {
      if (areUnderKey(ctx, sealed)) return null
      return attempt(name, () => sealBytes(ctx, openBytes(old, sealed)))
    },
  }
}
