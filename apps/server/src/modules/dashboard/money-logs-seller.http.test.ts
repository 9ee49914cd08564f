import type { Call } from '@fangshi/contract/client'
import { sellerBalances, sellerMoneyLogs } from '@fangshi/contract/money-logs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller, mintStaff, type Minted } from '../../../test/accounts.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { platform } from '../ledger/chart.ts'
import { book, pair } from '../ledger/public.ts'

type Store = Minted & { store_id: number }
let backoffice: Backoffice
let mine: Store
let other: Store
let owner: Call

const give = (storeId: number, cents: number) =>
  inTx(backoffice.app.ctx.db, (tx) =>
    book(tx, { key: `test:${storeId}`, event: 'adjustment', info: '补贴', at: backoffice.app.ctx.now() }, [
      { from: platform('adjustments'), to: pair('store_income', storeId), amount: cents },
    ]),
  )
beforeAll(async () => {
  backoffice = await openBackoffice()
  ;[mine, other] = [await mintSeller(backoffice.app), await mintSeller(backoffice.app)]
  owner = backoffice.app.as(mine.token, 'Seller')
  await give(mine.store_id, 1250)
  await give(other.store_id, 9900)
})
afterAll(() => backoffice.app.close())

test('a store sees its own movements and balances, and no others', async () => {
  const { data, total } = await owner(sellerMoneyLogs.index, {})
  expect(total).toBe(1)
  expect(data).toMatchObject([{ amount: '12.50', balance: '12.50', kind: 'money', info: '补贴' }])
  expect(data[0]).not.toHaveProperty('owner')
  const { postings } = await owner(sellerMoneyLogs.show, { params: { id: data[0]?.id as number } })
  expect(postings).toMatchObject([
    { account: 'adjustments', owner: '', amount: '-12.50' },
    { account: 'store_money', owner: '小店', amount: '12.50' },
  ])
  expect(await owner(sellerBalances, {})).toEqual({ money: '12.50', frozen: '0.00', debt: '0.00' })
  expect((await owner(sellerMoneyLogs.index, { query: { amount: '99.00' } })).total).toBe(0)
  const [theirs] = (await backoffice.app.as(other.token, 'Seller')(sellerMoneyLogs.index, {})).data
  expect(await keyOf(owner(sellerMoneyLogs.show, { params: { id: theirs?.id as number } }))).toBe('NOT_FOUND')
})

test('no login, no right: no entry', async () => {
  expect(await keyOf(backoffice.app.as(null, 'Seller')(sellerBalances, {}))).toBe('NOT_LOGGED_IN')
  const nobody = backoffice.app.as((await mintStaff(backoffice.app, mine, {})).token, 'Seller')
  expect(await keyOf(nobody(sellerMoneyLogs.index, {}))).toBe('FORBIDDEN')
  expect(await keyOf(nobody(sellerBalances, {}))).toBe('FORBIDDEN')
  await expect(owner(sellerMoneyLogs.index, { query: { kind: 'gold' } })).rejects.toMatchObject({ code: 422 })
})
