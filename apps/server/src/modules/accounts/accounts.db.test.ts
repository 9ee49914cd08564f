import { demoInbox, demoLogins } from '@fangshi/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintShopper, solveProof } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { accountTimers } from './accounts.timers.ts'
import { takeProof } from './throttle/proof.ts'
import { mintTicket } from './public.ts'
import { homeSession } from './sessions/sessions.db.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('a session is found by index among many', async () => {
  const { token, user_id } = await mintShopper(app)
  const { pool } = app.ctx.db
  await pool.query(
    `insert into sessions (area, user_id, token_hash, token_at, used_at, successor_hash)
     select 'Home', $1, sha256(('t' || n)::bytea), now(), now(), case when n % 3 = 0 then sha256(('s' || n)::bytea) end
       from generate_series(1, 20000) n`,
    [user_id],
  )
  await app.owner.pool.query('analyze sessions, users')
  const values = [Buffer.from(token), new Date(0), new Date(0), new Date(0)]
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain analyze ${homeSession.text}`, values)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('sessions_token')
  expect(plan).toContain('sessions_successor')
  expect(plan).not.toContain('Seq Scan on sessions')
})

test('what is over is swept, what lives stays', async () => {
  const { pool } = app.ctx.db
  await app.owner.pool.query('truncate sessions, spent_proofs, login_failures, sms_codes cascade')
  const count = async (table: string): Promise<number> =>
    (await pool.query(`select count(*) as n from ${table}`)).rows[0].n
  const fill = async (): Promise<void> => {
    const { session_id, user_id } = await mintShopper(app)
    const now = app.ctx.now()
    await takeProof(app.ctx, '203.0.113.1', await solveProof(app.as(null)))
    await inTx(app.ctx.db, (tx) => mintTicket(tx, { session_id, user_id, limit_cents: 100, now }))
    await pool.query(`insert into login_failures (account, ip, ip_block, created_at) values ('a', 'b', 'c', $1)`, [now])
    await pool.query(
      `insert into sms_codes (phone, purpose, code_hash, ip, expires_at, created_at) values ('p', 'register', '', 'i', $1, $1)`,
      [now],
    )
  }
  await fill()
  app.advance(31 * 24 * 3_600_000)
  await fill()
  for (const timer of accountTimers) await timer.run(app.ctx)
  for (const table of ['sessions', 'spent_proofs', 'login_failures', 'sms_codes', 'pay_tickets']) {
    expect([table, await count(table)]).toEqual([table, 1])
  }
})

test('the demo tells its logins; production has none', async () => {
  const logins = await app.as(null)(demoLogins, {})
  expect(logins.map(({ area, username }) => [area, username])).toEqual([
    ['Home', 'shopper'],
    ['Seller', 'seller'],
    ['Admin', 'admin'],
  ])
  const production = await testApp({ mode: 'production' })
  await expect(production.as(null)(demoLogins, {})).rejects.toMatchObject({ code: 404 })
  await expect(production.as(null)(demoInbox, {})).rejects.toMatchObject({ code: 404 })
  await production.close()
})
