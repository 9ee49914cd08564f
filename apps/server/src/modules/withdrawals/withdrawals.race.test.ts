import { toCents } from '@fangshi/contract/money'
import {
  approveWithdrawal,
  cancelWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  requestWithdrawal,
} from '@fangshi/contract/withdrawals'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintAdmin } from '../../../test/accounts.ts'
import { newKey } from '../../../test/app.ts'
import { makeWithdrawer, type Withdrawer } from '../../../test/withdrawals.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { balancesOf } from '../ledger/public.ts'
import { saveSettings } from '../settings/public.ts'

vi.setConfig({ testTimeout: 120_000 }) // on a busy machine

let backoffice: Backoffice
let second: Backoffice['boss']
beforeAll(async () => {
  backoffice = await openBackoffice()
  const { token, admin_id } = await mintAdmin(backoffice.app)
  second = Object.assign(backoffice.app.as(token, 'Admin'), { id: admin_id })
})
afterEach(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
})
afterAll(() => backoffice.app.close())

const once = () => ({ key: newKey() })
const ask = async (who: Withdrawer, money: string) =>
  who.call(requestWithdrawal, { body: { card_id: who.card_id, money, ticket: await who.ticket() } }, once())
const approve = (id: number, call = backoffice.boss) =>
  keyOf(call(approveWithdrawal, { params: { id }, body: {} }, once()))
const refuse = (id: number) =>
  keyOf(backoffice.boss(refuseWithdrawal, { params: { id }, body: { reason: 'x' } }, once()))
const cancel = ({ call }: Withdrawer, id: number) => keyOf(call(cancelWithdrawal, { params: { id }, body: {} }, once()))
const statusOf = async (id: number): Promise<string> =>
  (await backoffice.app.ctx.db.pool.query('select status from withdrawals where id = $1', [id])).rows[0].status
const balances = async ({ id }: Withdrawer) => {
  const { money, frozen } = await balancesOf(backoffice.app.ctx.db, id)
  return [money, frozen]
}
const countOf = (keys: readonly string[], key: string): number => keys.filter((one) => one === key).length

test('approval against cancelling: one of them wins, and the money is where the winner put it', async () => {
  for (let round = 0; round < 8; round++) {
    const shopper = await makeWithdrawer(backoffice.app, 10_000)
    const { id } = await ask(shopper, '100.00')
    const both = [() => approve(id), () => cancel(shopper, id)]
    const keys = await Promise.all((round % 2 ? both : both.toReversed()).map((act) => act()))
    expect(keys.toSorted()).toEqual(['WITHDRAWAL_DECIDED', 'ok'])
    const status = await statusOf(id)
    expect(await balances(shopper)).toEqual(status === 'approved' ? [0, 10_000] : [10_000, 0])
    expect(status).toBe(keys[round % 2 ? 0 : 1] === 'ok' ? 'approved' : 'cancelled')
  }
})

test('approval against refusal: decided once, however many ask', async () => {
  const shopper = await makeWithdrawer(backoffice.app, 10_000)
  const { id } = await ask(shopper, '100.00')
  const keys = await Promise.all([approve(id), refuse(id), approve(id, second), refuse(id), cancel(shopper, id)])
  expect([countOf(keys, 'ok'), countOf(keys, 'WITHDRAWAL_DECIDED')]).toEqual([1, 4])
})

test('two withdrawals of the whole balance at once: one is paid out, the other finds nothing', async () => {
  for (let round = 0; round < 4; round++) {
    const shopper = await makeWithdrawer(backoffice.app, 10_000)
    const keys = await Promise.all([keyOf(ask(shopper, '100.00')), keyOf(ask(shopper, '100.00'))])
    expect(keys.toSorted()).toEqual(['BALANCE_SHORT', 'ok'])
    expect(await balances(shopper)).toEqual([0, 10_000])
  }
})

test('the limit of a day holds for withdrawals at once', async () => {
  const { app } = backoffice
  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'withdrawal', { day_most: toCents(25_000) }, app.ctx.now()))
  app.forgetSettings()
  const shopper = await makeWithdrawer(app, 100_000)
  const keys = await Promise.all(Array.from({ length: 5 }, () => keyOf(ask(shopper, '100.00'))))
  expect([countOf(keys, 'ok'), countOf(keys, 'WITHDRAWAL_DAY_LIMIT')]).toEqual([2, 3])
})

test('where two administrators are needed, one who approves twice at once is still one', async () => {
  const { app } = backoffice
  await inTx(app.ctx.db, (tx) =>
    saveSettings(tx, 'withdrawal', { second_above: toCents(100), day_most: toCents(10_000_000) }, app.ctx.now()),
  )
  app.forgetSettings()
  for (let round = 0; round < 4; round++) {
    const shopper = await makeWithdrawer(app, 10_000)
    const { id } = await ask(shopper, '100.00')
    const keys = await Promise.all([approve(id), approve(id), approve(id)])
    expect([countOf(keys, 'ok'), countOf(keys, 'SECOND_APPROVER_NEEDED')]).toEqual([1, 2])
    expect(await statusOf(id)).toBe('requested')
    const others = await Promise.all([approve(id, second), approve(id, second), cancel(shopper, id)])
    expect([countOf(others, 'ok'), countOf(others, 'WITHDRAWAL_DECIDED')]).toEqual([1, 2])
  }
})

test('paid twice at once is paid once', async () => {
  const shopper = await makeWithdrawer(backoffice.app, 10_000)
  const { id } = await ask(shopper, '100.00')
  await approve(id)
  await approve(id, second)
  const pay = (bank_reference: string) =>
    keyOf(backoffice.boss(payWithdrawal, { params: { id }, body: { bank_reference } }, once()))
  const keys = await Promise.all([pay('A'), pay('B'), pay('A')])
  expect([countOf(keys, 'ok'), countOf(keys, 'WITHDRAWAL_DECIDED')]).toEqual([1, 2])
  expect(await balances(shopper)).toEqual([0, 0])
})
