import type { Call } from '@fangshi/contract/client'
import type { Area } from '@fangshi/contract/route'
import type { TestApp } from '../../test/app.ts'
import { inTx } from '../../src/kernel/db/tx.ts'
import { createSession } from '../../src/modules/accounts/public.ts'

export interface Session {
  call: Call
  session_id: number
}

/** Somebody with an account, who calls the API. */
export interface Person {
  /** For the list of acts, such as `shopper 7`. */
  name: string
  /** A session that may do what the account may: back offices log in again for each few minutes' work (rules §1). */
  session(): Promise<Session>
}

const minuteMs = 60_000
const sessionMs: Readonly<Record<Area, number>> = {
  Home: 24 * 60 * minuteMs,
  Seller: 8 * minuteMs,
  Admin: 8 * minuteMs,
}

export function personOf(
  { ctx, as }: TestApp,
  name: string,
  account: { area: Area; user_id?: number; admin_id?: number },
): Person {
  let current: (Session & { until: number }) | undefined
  return {
    name,
    async session() {
      const now = ctx.now()
      if (current && now.getTime() < current.until) return current
      const { token, session_id } = await inTx(ctx.db, (tx) => createSession(tx, account, now))
      current = { call: as(token, account.area), session_id, until: now.getTime() + sessionMs[account.area] }
      return current
    },
  }
}
