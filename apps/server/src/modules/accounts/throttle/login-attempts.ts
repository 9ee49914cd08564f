import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import { addressBlock } from './address-block.ts'
import { deleteAttempt, earlierAttempts, forgiveAttempts, insertAttempt, type Earlier } from './login-attempts.db.ts'
import { proofBits } from './proof-rules.ts'

const windowMs = 15 * 60_000
const maxOfAccount = 5
const maxOfAddress = 30

/** Stands for all address blocks together. */
const everyBlock = '*'

interface Caller {
  /** Names the account even if it does not exist. */
  account: string
  ip: string
  /** A known device is never locked out. */
  isKnownDevice: boolean
  /** Failures count against the account from all addresses together instead of per address block. */
  everywhere?: boolean
}

/** When the account was locked; null when it is not. */
const shutSince = (before: Earlier): Date | null => {
  if (before.of_account >= maxOfAccount) return before.account_since
  return before.of_ip >= maxOfAddress ? before.ip_since : null
}

/**
 * Runs a password check under the flood rules (rules §1): a wrong password counts against the account in this address
 * block and against the address. Throws LOGIN_THROTTLED with `retry_after` seconds and the `bits` of the next proof
 * once the limits are reached. It opens its own transaction and runs in none, so that the try counts though it is
 * refused.
 */
export async function countedCheck(ctx: Context, caller: Caller, check: () => Promise<boolean>): Promise<boolean> {
  const now = ctx.now()
  const ip_block = caller.everywhere ? everyBlock : addressBlock(caller.ip)
  const attempt = { account: caller.account, ip: caller.ip, ip_block }
  const id = await inTx(ctx.db, async (tx) => {
    const before = await earlierAttempts(tx, attempt, now)
    const since = caller.isKnownDevice ? null : shutSince(before)
    if (since) {
      const retry_after = Math.max(1, Math.ceil((since.getTime() + windowMs - now.getTime()) / 1000))
      fail('LOGIN_THROTTLED', { retry_after, bits: proofBits(before.of_ip) })
    }
    return insertAttempt(tx, attempt, now)
  })
  let fits: boolean
  try {
    fits = await check()
  } catch (error) {
    await deleteAttempt(ctx.db, id) // the queue was full: nothing was tried
    throw error
  }
  if (fits) await forgiveAttempts(ctx.db, attempt)
  return fits
}
