import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { fail } from '../../kernel/fail.ts'
import {
  addAddress,
  createSession,
  createShopper,
  endSession,
  mintTicket,
  unknownPassword,
} from '../accounts/public.ts'
import { bookStartingBalance } from '../ledger/public.ts'
import { anyDistrict, castRows, insertBuyer, type CastRow } from './cast.db.ts'

/** A buyer who has logged in and confirmed the pay password, as a browser would hold it. */
export interface Buyer extends CastRow {
  token: string
  session_id: number
  ticket: string
}

/** How many buyers are made in one transaction. */
const batch = 50

interface NewBuyers {
  from: number
  count: number
  password_hash: string
  area: readonly string[]
}

/** Shoppers of the demo like any newcomer: with the starting balance and an address. */
async function makeBuyers(tx: Tx, ctx: Context, { from, count, password_hash, area }: NewBuyers): Promise<void> {
  const at = ctx.now()
  for (let place = from; place < from + count; place++) {
    const nickname = `秒杀演练买家 ${String(place + 1).padStart(3, '0')}`
    const username = `drill_${randomBytes(5).toString('hex')}`
    const user_id = await createShopper(tx, { username, nickname, password_hash, at })
    await bookStartingBalance(tx, { user_id, at })
    const home = { receive_name: nickname, receive_tel: '13800000000', area, address: '演练路 1 号' }
    const { id } = await addAddress(tx, ctx, { area: 'Home', user_id, belong_id: 0 }, home)
    await insertBuyer(tx, { user_id, address_id: id })
  }
}

async function fillCast(ctx: Context, count: number): Promise<CastRow[]> {
  const there = await castRows(ctx.db, count)
  if (there.length === count) return there
  const district = (await anyDistrict(ctx.db)) ?? fail('AREA_INVALID')
  const area = [district.slice(0, 2), district.slice(0, 4), district]
  const password_hash = await unknownPassword()
  for (let from = there.length; from < count; from += batch) {
    const some = { from, count: Math.min(batch, count - from), password_hash, area }
    await inTx(ctx.db, (tx) => makeBuyers(tx, ctx, some))
  }
  return castRows(ctx.db, count)
}

/**
 * So many buyers with a session and a pay ticket each. Those of earlier drills are used again, so that the demo does not
 * fill with them.
 */
export async function readyCast(ctx: Context, count: number, limit_cents: number): Promise<Buyer[]> {
  const cast = await fillCast(ctx, count)
  const now = ctx.now()
  const buyers: Buyer[] = []
  for (let from = 0; from < cast.length; from += batch) {
    const some = await inTx(ctx.db, async (tx) => {
      const ready: Buyer[] = []
      for (const row of cast.slice(from, from + batch)) {
        const { user_id } = row
        const { token, session_id } = await createSession(tx, { area: 'Home', user_id }, now)
        const ticket = await mintTicket(tx, { session_id, user_id, limit_cents, now })
        ready.push({ ...row, token, session_id, ticket })
      }
      return ready
    })
    buyers.push(...some)
  }
  return buyers
}

/** Logs all of them out. */
export async function dismissCast(ctx: Context, buyers: readonly Buyer[]): Promise<void> {
  for (const { session_id } of buyers) await endSession(ctx.db, session_id)
}
