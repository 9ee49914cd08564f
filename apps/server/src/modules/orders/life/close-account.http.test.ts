import { closeAccount, readClosing } from '@fangshi/contract/account-security'
import { getMe } from '@fangshi/contract/accounts'
import { addToCart } from '@fangshi/contract/cart'
import type { CallError } from '@fangshi/contract/client'
import { addFavorites } from '@fangshi/contract/favorites'
import { disableUser } from '@fangshi/contract/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin, registerShopper } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeAddress, makeGoods, makeShopper, makeStore, orderAt } from '../../../../test/factories.ts'
import { audit } from '../../../audit.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { adjustBalance } from '../../ledger/adjust-balance.ts'
import { balancesOf } from '../../ledger/public.ts'

const old_password = 'seven old kettles'
let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

const rowsOf = async (userId: number): Promise<Record<string, number>> => {
  const tables = [
    'addresses',
    'real_names',
    'carts',
    'favorites',
    'browse_history',
    'stock_notices',
    'sessions',
    'pay_tickets',
  ]
  const counts = tables.map((table) => `(select count(*)::int from ${table} where user_id = $1) as ${table}`)
  return (await it.owner.pool.query(`select ${counts.join(', ')}`, [userId])).rows[0]
}
/** A registered shopper without the balance that a registration in the demo starts with. */
async function newShopper() {
  const shopper = await registerShopper(it, { password: old_password })
  const { money } = await balancesOf(it.ctx.db, shopper.user_id)
  await inTx(it.ctx.db, (tx) =>
    adjustBalance(tx, {
      owner: 'user',
      id: shopper.user_id,
      kind: 'money',
      amount: -money,
      reason: 'spent',
      at: it.ctx.now(),
    }),
  )
  return shopper
}
const obstaclesOf = (refused: Promise<unknown>) =>
  refused.catch((error: CallError) => [error.code, error.key, error.details.obstacles])

test('a closed account names nobody, its sessions end, and its phone may register again', async () => {
  const { phone, token, user_id } = await newShopper()
  const call = it.as(token)
  const goods = await makeGoods(it.ctx.db, (await makeStore(it.ctx.db)).store_id)
  await makeAddress(it.ctx.db, user_id, { is_default: true })
  await call(addToCart, { body: { sku_id: goods.sku_ids[0] as number, buy_num: 1 } })
  await call(addFavorites, { body: { is_type: 'goods', out_id: String(goods.goods_id) } })
  expect(await call(readClosing, {})).toEqual({ obstacles: [], integral: 0, starting_balance: '0.00' })

  await expect(call(closeAccount, { body: {} })).rejects.toMatchObject({ key: 'REAUTH_NEEDED' })
  await expect(call(closeAccount, { body: { old_password: 'wrong one' } })).rejects.toMatchObject({
    key: 'OLD_PASSWORD_WRONG',
  })
  await call(closeAccount, { body: { old_password } })
  expect(await rowsOf(user_id)).toEqual({
    addresses: 0,
    real_names: 0,
    carts: 0,
    favorites: 0,
    browse_history: 0,
    stock_notices: 0,
    sessions: 0,
    pay_tickets: 0,
  })
  const { rows } = await it.owner.pool.query('select to_jsonb(u) as user from users u where id = $1', [user_id])
  expect(JSON.stringify(rows[0])).not.toContain(phone)
  expect(rows[0].user).toMatchObject({ nickname: `closed_${user_id}`, phone: null, status: 'disabled', avatar: '' })
  await expect(call(getMe, { body: { provider: 'users' } })).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  expect((await registerShopper(it, { phone })).user_id).not.toBe(user_id)

  const { token: boss } = await mintAdmin(it)
  const enable = it.as(boss, 'Admin')(disableUser, { params: { id: user_id }, body: { disabled: false, reason: 'x' } })
  await expect(enable).rejects.toMatchObject({ code: 409, key: 'ACCOUNT_CLOSED' })
})

test('open orders, money and a store keep it open; a finished order stays in the books', async () => {
  const order = await orderAt(it, 'waiting_receipt')
  const rich = order.shopper
  expect(await rich.call(readClosing, {})).toMatchObject({ obstacles: ['money', 'orders'] })

  const poor = await makeShopper(it, { money_cents: 1 })
  await orderAt(it, 'cancelled', { shopper: poor })
  expect((await poor.call(readClosing, {})).obstacles).toEqual(['money'])
})

test('what is left of the demo’s starting balance is named and goes with the account; more money keeps it open', async () => {
  const { token, user_id } = await registerShopper(it, { password: old_password })
  const call = it.as(token)
  const adjust = (amount: number) =>
    inTx(it.ctx.db, (tx) =>
      adjustBalance(tx, { owner: 'user', id: user_id, kind: 'money', amount, reason: 'x', at: it.ctx.now() }),
    )
  await adjust(1)
  expect(await call(readClosing, {})).toMatchObject({ obstacles: ['money'] })
  await adjust(-500_001)
  expect(await call(readClosing, {})).toMatchObject({ obstacles: [], starting_balance: '5000.00' })
  await call(closeAccount, { body: { old_password } })
  expect((await balancesOf(it.ctx.db, user_id)).money).toBe(0)
})

test('is refused with what stands in the way, also to many at once, and to guests', async () => {
  const { token, user_id } = await newShopper()
  const close = () => it.as(token)(closeAccount, { body: { old_password } })
  await it.owner.pool.query(
    `insert into stores (user_id, store_name, store_description) values ($1, '{"zh-cn":"x"}', '{"zh-cn":""}')`,
    [user_id],
  )
  expect(await obstaclesOf(close())).toEqual([409, 'ACCOUNT_IN_USE', ['store']])
  await it.owner.pool.query('delete from stores where user_id = $1', [user_id])
  const keys = await Promise.all(
    Array.from({ length: 3 }, () =>
      close().then(
        () => 'ok',
        (error: CallError) => error.key,
      ),
    ),
  )
  expect(keys).toContain('ok')
  await expect(it.as(null)(closeAccount, { body: { old_password } })).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
  await expect(it.as(null)(readClosing, {})).rejects.toMatchObject({ code: 401 })
})
