import { createHash } from 'node:crypto'
import { databaseError } from '../db/database-error.ts'
import { statement, type Database, type Db, type Tx } from '../db/db.ts'
import { gatheredRead } from '../db/gathered-read.ts'
import { inSharedTx, type SharedRow } from '../db/shared-tx.ts'
import { inTx } from '../db/tx.ts'
import { fail } from '../fail.ts'
import { inTurns } from '../in-turns.ts'
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

/** JSON with sorted keys, so that the same input hashes alike however it was written, piece by piece. */
function* canonical(value: unknown): Generator<string, void> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield index ? ',' : '['
      yield* canonical(item)
    }
    yield value.length ? ']' : '[]'
  } else if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    let before = '{'
    for (const [key, item] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) {
      yield `${before}${JSON.stringify(key)}:`
      yield* canonical(item)
      before = ','
    }
    yield entries.length ? '}' : '{}'
  } else yield JSON.stringify(value) ?? 'null'
}

/** Characters that are hashed at once. */
const hashedAtOnce = 16 * 1024

function* hashSteps(input: unknown): Generator<void, string> {
  const hash = createHash('sha256')
  let text = ''
  for (const piece of canonical(input)) {
    text += piece
    if (text.length < hashedAtOnce) continue
    hash.update(text)
    text = ''
    yield
  }
  return hash.update(text).digest('base64')
}

/** What a key is unique for, and the key. */
type Scope = readonly [area: string, account_id: number, route: string, key: string]

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
  shared?: SharedRow,
): Promise<unknown> {
  const scope: Scope = [who.area, accountOf(who), route, key]
  const hash = await inTurns(hashSteps(input))
  const work = async (tx: Tx): Promise<unknown> => {
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
  }
  return shared ? inSharedTx(db, shared, accountOf(who), work) : inTx(db, work)
}

const answered = statement(
  'idempotency.answered',
  `select k.at::int as at from rows from (unnest($1::text[]), unnest($2::bigint[]), unnest($3::text[]), unnest($4::text[]))
     with ordinality k(area, account_id, route, key, at)
    where exists (select from idempotency_keys i
                   where i.area = k.area and i.account_id = k.account_id and i.route = k.route and i.key = k.key)`,
)
const readAnswered = gatheredRead<Scope, boolean>(async (db, scopes) => {
  const columns = [0, 1, 2, 3].map((index) => scopes.map((scope) => scope[index]))
  const found = new Set((await db.rows<{ at: number }>(answered, columns)).map(({ at }) => at - 1))
  return scopes.map((_, index) => found.has(index))
})

/** Whether a call with this key was answered before, as was committed by now. */
export const isAnswered = (db: Db, who: Who, route: string, key: string): Promise<boolean> =>
  readAnswered(db, [who.area, accountOf(who), route, key])

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
