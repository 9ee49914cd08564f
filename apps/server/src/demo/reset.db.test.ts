import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { plan } from '@fangshi/demo/plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareModules } from '../app.ts'
import { inTx } from '../kernel/db/tx.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { resetDemo } from './reset.ts'
import { seedDemo } from './seed.ts'

const timeout = 120_000
let app: TestApp
/** The first checkouts are history enough. */
const planAt = (now: Date): DemoPlan => {
  const whole = plan(now)
  const checkouts = whole.checkouts.slice(0, 40)
  const users = new Set(checkouts.map(({ user }) => user))
  return { ...whole, checkouts, top_ups: whole.top_ups.filter(({ user }) => users.has(user)).slice(0, 40) }
}
const silent = { progress: () => {}, planAt }

beforeAll(async () => {
  app = await testApp()
  app.setNow(new Date('2026-03-15T20:30:00+08:00'))
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
})
afterAll(() => app.close())

const sql = async (text: string) => (await app.ctx.db.pool.query<Record<string, unknown>>(text)).rows
/** Everything whose numbers could change, in one line. */
const print = async () =>
  sql(`select (select count(*) from orders) as orders, (select count(*) from users) as users,
              (select sum(on_hand - reserved) from skus) as stock, (select sum(amount) from ledger_postings where amount > 0) as money,
              (select string_agg(order_no, ' ' order by id) from orders) as numbers,
              (select string_agg(words, ' ' order by id) from search_synonyms) as synonyms,
              (select count(*) from search_spellings) as spellings`)

// The tests are one story: a start that fails, two at once, a reset, a database that is not ours any more.

test('a seeding that ends half way leaves nothing', { timeout }, async () => {
  const progress = (step: string): void => {
    if (step === 'orders') throw new Error('the power went out')
  }
  await expect(seedDemo(app.ctx, { progress, planAt })).rejects.toThrow('power')
  expect(await sql('select id from users')).toEqual([])
})

test('of two processes that start at once one seeds', { timeout }, async () => {
  const done = await Promise.all([seedDemo(app.ctx, silent), seedDemo(app.ctx, silent)])
  expect(done.sort()).toEqual([false, true])
  expect(await sql('select username from admins')).toEqual([{ username: 'admin' }, { username: 'editor' }])
})

test('brings back what was changed, and takes away what was added', { timeout }, async () => {
  const fresh = await print()
  const url = '/uploads/ab/cd/0123.webp'
  await mkdir(dirname(join(app.ctx.config.dataDir, url)), { recursive: true })
  await writeFile(join(app.ctx.config.dataDir, url), 'picture')
  await sql(`insert into files (owner_kind, owner_id, url, bytes, width, height) values ('user', 1, '${url}', 7, 1, 1)`)
  await sql(`insert into users (username, nickname, password_hash) values ('guest_of_today', 'x', 'x')`)
  await sql('update skus set on_hand = on_hand + 5')

  await resetDemo({ ...app.ctx, db: app.owner }, silent)
  expect(await print()).toEqual(fresh)
  expect(existsSync(join(app.ctx.config.dataDir, url))).toBe(false)
})

test('neither fills nor resets a database that someone else uses', { timeout }, async () => {
  await sql(`delete from settings where key = 'demo'`)
  const before = await print()
  await expect(resetDemo({ ...app.ctx, db: app.owner }, silent)).rejects.toThrow('left as it is')
  expect(await seedDemo(app.ctx, silent)).toBe(false)
  expect(await print()).toEqual(before)
})
