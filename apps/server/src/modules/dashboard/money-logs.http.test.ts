import { listMoneyLogs } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { moneyLogs } from '@fangshi/contract/money-logs'
import { adjustMoney } from '@fangshi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, mintClerk, mintSeller } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeShopper, type MadeShopper } from '../../../test/factories.ts'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { platform } from '../ledger/chart.ts'
import { book, pair } from '../ledger/public.ts'

let app: TestApp
let admin: Call
let shopper: MadeShopper
let store_id: number

beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
  shopper = await makeShopper(app, { money_cents: 5000 })
  store_id = (await mintSeller(app)).store_id
  await admin(adjustMoney, { body: { id: shopper.id, kind: 'points', amount: '50', reason: '活动' } })
  await admin(adjustMoney, { body: { id: shopper.id, kind: 'frozen', amount: '8.00', reason: '冻结' } })
  const at = app.ctx.now()
  await inTx(app.ctx.db, (tx) =>
    book(tx, { key: 'store-1', event: 'adjustment', info: '奖励', at }, [
      { from: platform('adjustments'), to: pair('store_income', store_id), amount: 1234 },
    ]),
  )
})
afterAll(() => app.close())

test('tells the postings of users and stores alone, newest first', async () => {
  const page = await admin(moneyLogs.index, {})
  expect(page.total).toBe(4)
  const [ofStore, frozen, points, money] = page.data
  const common = { event: 'adjustment', name: '系统处理' }
  expect(ofStore).toMatchObject({ ...common, owner_kind: 'store', owner_id: store_id, owner: '小店', info: '奖励' })
  expect(ofStore).toMatchObject({ kind: 'money', amount: '12.34', balance: '12.34' })
  expect(frozen).toMatchObject({ owner_kind: 'user', owner_id: shopper.id, kind: 'frozen', amount: '8.00' })
  expect(points).toMatchObject({ ...common, kind: 'points', amount: '50', balance: '50', info: '活动' })
  expect(money).toMatchObject({ event: 'top_up', amount: '50.00' })
  expect(await admin(moneyLogs.show, { params: { id: money!.id } })).toMatchObject({
    ...money,
    postings: [
      { account: 'clearing_demo', owner: '', amount: '-50.00' },
      { account: 'user_prepaid', owner: expect.stringMatching(/./) as string, amount: '50.00' },
    ],
  })
})

test('takes every declared filter and no other', async () => {
  const found = async (query: Record<string, string>) => (await admin(moneyLogs.index, { query })).total
  const day = (await admin(moneyLogs.index, {})).data[0]!.created_at.slice(0, 10)
  expect(await found({ event: 'top_up' })).toBe(1)
  expect(await found({ kind: 'frozen' })).toBe(1)
  expect(await found({ owner_kind: 'store' })).toBe(1)
  expect(await found({ user_id: String(shopper.id) })).toBe(3)
  // Fifty yuan and fifty points; the 12.34 of the store must not show up for the user with the same id.
  expect(await found({ amount: '50' })).toBe(2)
  expect(await found({ amount: '12.34' })).toBe(1)
  expect(await found({ amount: '10,|between' })).toBe(3)
  expect(await found({ created_at: `${day},${day}|between` })).toBe(4)
  expect(await found({ created_at: `${day}|lt` })).toBe(0)
  const error = await admin(moneyLogs.index, { query: { account_id: '1' } }).catch((refused: unknown) => refused)
  expect(error).toMatchObject({ code: 422, fields: { account_id: 'UNKNOWN_KEY' } })
})

test('a posting of an order or a channel is not there', async () => {
  const { rows } = await app.ctx.db.pool.query<{ id: number }>(
    'select id from ledger_postings where log_kind is null order by id limit 1',
  )
  const params = { id: rows[0]?.id as number }
  await expect(admin(moneyLogs.show, { params })).rejects.toMatchObject({ code: 404 })
})

test('nobody else may, and shoppers still read their own log', async () => {
  await expect(app.as(null, 'Admin')(moneyLogs.index, {})).rejects.toMatchObject({ code: 401 })
  const screens = { '/Admin/money_logs': ['search'] }
  const stranger = app.as((await mintClerk(app, { screens })).token, 'Admin')
  await expect(stranger(moneyLogs.index, {})).rejects.toMatchObject({ code: 403 })
  const own = await app.as(shopper.token)(listMoneyLogs, { query: { kind: 'integral' } })
  expect(own).toMatchObject({ total: 1, data: [{ name: '系统处理', money: '+50', info: '活动' }] })
})
