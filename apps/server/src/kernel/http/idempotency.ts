import { createHash } from 'node:crypto'
import { databaseError } from '../db/database-error.ts'
import { statement, type Database, type Tx } from '../db/db.ts'
import { inTx } from '../db/tx.ts'
import { fail } from '../fail.ts'
import type { Timer } from '../jobs/jobs.ts'
import type { Who } from './who.ts'

const claim = statement(
  'idempotency.claim',
  `insert into idempotency_keys (area, account_id, route, key, input_hash) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning true as mine`,
)
const stored = statement(
  'idempotency.stored',
  'select input_hash, reply from idempotency_keys where area = $1 and account_id = $2 and route = $3 and key = $4',
)
const answer = statement(
  'idempotency.answer',
  'update idempotency_keys set reply = $5 where area = $1 and account_id = $2 and route = $3 and key = $4',
)

/** JSON with sorted keys, so that the same input hashes alike however it was written. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
      .join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

const accountOf = (who: Who): number => (who.area === 'Admin' ? who.admin_id : who.user_id)

/**
 * Runs an effect at most once per account, route and key; the key and the answer are written in the effect's own
 * transaction. Same key and input: the stored answer. Other input: IDEMPOTENCY_KEY_REUSED. A twin still running:
 * waits up to the lock time-out, then REQUEST_IN_PROGRESS. Refusals roll the key back and are not stored.
 */
export async function once(
  db: Database,
  who: Who,
  route: string,
  key: string,
  input: unknown,
  effect: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const scope = [who.area, accountOf(who), route, key]
  const hash = createHash('sha256').update(canonical(input)).digest('base64')
  return inTx(db, async (tx) => {
    const mine = await tx.row(claim, [...scope, hash]).catch((error: unknown) => {
      if (databaseError(error)?.code === '55P03') fail('REQUEST_IN_PROGRESS')
      throw error
    })
    if (!mine) {
      const before = await tx.row<{ input_hash: string; reply: unknown }>(stored, scope)
      if (!before) fail('REQUEST_IN_PROGRESS')
      if (before.input_hash !== hash) fail('IDEMPOTENCY_KEY_REUSED')
      return before.reply
    }
    const reply = await effect(tx)
    tx.send(answer, [...scope, JSON.stringify(reply)])
    return reply
  })
}

/** Forgets answers after 48 hours. */
export const forgetOldKeys: Timer = {
  name: 'idempotency keys',
  everyMs: 60 * 60 * 1000,
  run: async (ctx) => {
    await ctx.db.pool.query(`delete from idempotency_keys where created_at < $1::timestamptz - interval '48 hours'`, [
      ctx.now(),
    ])
  },
}
