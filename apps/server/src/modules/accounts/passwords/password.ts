import { hash, verify } from '@node-rs/argon2'
import { createQueue } from '../../../kernel/work-queue.ts'

/** argon2id with 19 MiB and two passes (rules §1); argon2id is the library's default. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const queued = createQueue(2, 200)

/** Hashes a password; waits in the hashing queue and throws BUSY when that is full. */
export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, cost))

let dummy: Promise<string> | undefined

/** Whether the password matches the hash. Without a hash it takes the same time and is false (rules §1). */
export async function fitsPassword(password: string, against: string | null | undefined): Promise<boolean> {
  const stored = against ?? (await (dummy ??= hashPassword('no account has this password')))
  const fits = await queued(() => verify(stored, password).catch(() => false))
  return fits && against !== null && against !== undefined
}
