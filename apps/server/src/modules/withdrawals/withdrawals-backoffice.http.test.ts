import { addStoreCard, listStoreCards, removeStoreCard } from '@fangshi/contract/bank-cards'
import { getDashboard } from '@fangshi/contract/dashboard'
import { adjustMoney } from '@fangshi/contract/users'
import {
  adminWithdrawals,
  approveWithdrawal,
  bounceWithdrawal,
  cancelStoreWithdrawal,
  countWithdrawals,
  payWithdrawal,
  readStoreTerms,
  refuseWithdrawal,
  requestStoreWithdrawal,
  requestWithdrawal,
  sellerWithdrawals,
  withdrawalCard,
} from '@fangshi/contract/withdrawals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintAdmin, mintSeller } from '../../../test/accounts.ts'
import { newKey } from '../../../test/app.ts'
import {
  ageCards,
  giveMoney,
  makeWithdrawer,
  newCardNo,
  setPayPassword,
  testPayPassword,
} from '../../../test/withdrawals.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { balancesOfOwners } from '../ledger/public.ts'
import { saveSettings } from '../settings/public.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
  await backoffice.app.close()
})

const pay_password = testPayPassword
const once = () => ({ key: newKey() })
const approve = (id: number, call = backoffice.boss) => call(approveWithdrawal, { params: { id }, body: {} }, once())
const refuse = (id: number) =>
  backoffice.boss(refuseWithdrawal, { params: { id }, body: { reason: '户名不符' } }, once())
const pay = (id: number, bank_reference: string) =>
  backoffice.boss(payWithdrawal, { params: { id }, body: { bank_reference } }, once())
const bounce = (id: number) =>
  backoffice.boss(bounceWithdrawal, { params: { id }, body: { reason: '账号错误' } }, once())
const shown = (id: number) => backoffice.boss(adminWithdrawals.show, { params: { id } })
const balances = async (owner: 'user' | 'store', id: number) => {
  const { money, frozen } = (await balancesOfOwners(backoffice.app.ctx.db, owner, [id])).get(id) ?? {
    money: 0,
    frozen: 0,
  }
  return { money, frozen }
}
const set = async (group: 'store' | 'withdrawal', value: object) => {
  const { app } = backoffice
  await inTx(app.ctx.db, (tx) => saveSettings(tx, group, value, app.ctx.now()))
  app.forgetSettings()
}

async function requested(money = '100.00') {
  const shopper = await makeWithdrawer(backoffice.app, 100_000)
  const body = { card_id: shopper.card_id, money, ticket: await shopper.ticket() }
  const { id } = await shopper.call(requestWithdrawal, { body }, once())
  return { id, shopper }
}

test('approved, paid with the bank’s reference, and sent back by the bank with its fee', async () => {
  await set('store', { cash: 100 })
  const { id, shopper } = await requested()
  expect(await shown(id)).toMatchObject({ status: 'requested', owner_kind: 'user', actions: ['approve', 'refuse'] })
  expect(await keyOf(pay(id, 'R0'))).toBe('WITHDRAWAL_DECIDED')
  await approve(id)
  expect(await shown(id)).toMatchObject({ status: 'approved', actions: ['pay'] })
  expect([await keyOf(approve(id)), await keyOf(refuse(id))]).toEqual(['WITHDRAWAL_DECIDED', 'WITHDRAWAL_DECIDED'])
  expect((await backoffice.boss(countWithdrawals, {})).approved).toBe(1)
  expect((await backoffice.boss(getDashboard, {})).to_do).toMatchObject({
    withdrawals_to_decide: 0,
    withdrawals_to_pay: 1,
  })
  await pay(id, 'ICBC-1')
  expect(await shown(id)).toMatchObject({ status: 'paid', bank_reference: 'ICBC-1', net: '99.00', actions: ['bounce'] })
  expect(await balances('user', shopper.id)).toEqual({ money: 90_000, frozen: 0 })
  await bounce(id)
  expect(await shown(id)).toMatchObject({ status: 'bounced', reason: '账号错误', actions: [] })
  expect(await balances('user', shopper.id)).toEqual({ money: 100_000, frozen: 0 })
  expect(await keyOf(bounce(id))).toBe('WITHDRAWAL_DECIDED')
  const actions = ['Admin.cashes.decide', 'Admin.cashes.pay']
  expect((await Promise.all(actions.map((action) => backoffice.auditOf(action, id)))).flat()).toMatchObject([
    { before: { status: 'requested' }, after: { status: 'approved' } },
    { before: { status: 'approved' }, after: { status: 'paid', bank_reference: 'ICBC-1' } },
    { before: { status: 'paid' }, after: { status: 'bounced', reason: '账号错误' } },
  ])
  await set('store', { cash: 0 })
})

test('what an open withdrawal has frozen cannot be taken off by an adjustment', async () => {
  const { id, shopper } = await requested()
  const adjust = (amount: string) =>
    backoffice.boss(adjustMoney, { body: { id: shopper.id, kind: 'frozen', amount, reason: '核对' } }, once())
  expect(await keyOf(adjust('-0.01'))).toBe('FROZEN_MONEY_NEEDED')
  await adjust('5.00')
  await adjust('-5.00')
  expect(await balances('user', shopper.id)).toEqual({ money: 90_000, frozen: 10_000 })
  await refuse(id)
})

test('a refusal has a reason and gives the money back; what bounces or is refused pays a debt first', async () => {
  const { id, shopper } = await requested()
  await expect(
    backoffice.boss(refuseWithdrawal, { params: { id }, body: { reason: '' } }, once()),
  ).rejects.toMatchObject({ fields: { reason: 'REQUIRED' } })
  await refuse(id)
  expect(await shown(id)).toMatchObject({ status: 'refused', reason: '户名不符' })
  expect(await balances('user', shopper.id)).toEqual({ money: 100_000, frozen: 0 })
  expect(await keyOf(approve(id))).toBe('WITHDRAWAL_DECIDED')
})

test('above the limit two different administrators must approve', async () => {
  await set('withdrawal', { second_above: 10_000 })
  const { id } = await requested('100.01')
  await approve(id)
  expect(await shown(id)).toMatchObject({ status: 'requested', needs_second: true, first_approver: expect.any(String) })
  expect(await keyOf(approve(id))).toBe('SECOND_APPROVER_NEEDED')
  expect(await keyOf(pay(id, 'R1'))).toBe('WITHDRAWAL_DECIDED')
  const second = await mintAdmin(backoffice.app)
  await approve(id, Object.assign(backoffice.app.as(second.token, 'Admin'), { id: second.admin_id }))
  expect(await shown(id)).toMatchObject({ status: 'approved' })
  const small = await requested('100.00')
  await approve(small.id)
  expect(await shown(small.id)).toMatchObject({ status: 'approved', needs_second: false })
  await set('withdrawal', { second_above: 1_000_000 })
})

test('one transfer of the bank pays one withdrawal', async () => {
  const [one, other] = [await requested(), await requested()]
  await approve(one.id)
  await approve(other.id)
  await pay(one.id, 'SAME')
  expect(await keyOf(pay(other.id, 'SAME'))).toBe('BANK_REFERENCE_TAKEN')
  expect(await shown(other.id)).toMatchObject({ status: 'approved' })
})

test('the whole card number is for those who pay, and each look is in the audit log', async () => {
  const { id } = await requested()
  const params = { id }
  const { card_no } = await backoffice.boss(withdrawalCard, { params })
  expect(card_no).toMatch(/^62220202001\d{8}$/)
  expect(JSON.stringify(await shown(id))).not.toContain(card_no)
  const [entry] = await backoffice.auditOf('Admin.cashes.pay', id)
  expect(entry).toMatchObject({ after: { card_no: `**** ${card_no.slice(-4)}` } })
  const reader = (await backoffice.clerk({ rights: ['Admin.cashes.index', 'Admin.cashes.decide'] })).call
  expect(await keyOf(reader(withdrawalCard, { params }))).toBe('FORBIDDEN')
  expect(await keyOf(reader(payWithdrawal, { params, body: { bank_reference: 'x' } }, once()))).toBe('FORBIDDEN')
  const guest = backoffice.app.as(null, 'Admin')
  expect(await keyOf(guest(withdrawalCard, { params }))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(approveWithdrawal, { params, body: {} }, once()))).toBe('NOT_LOGGED_IN')
  for (const key of [approve(999_999), refuse(999_999), pay(999_999, 'x'), bounce(999_999)].map(keyOf))
    expect(await key).toBe('NOT_FOUND')
})

async function storeWithMoney(cents: number) {
  const { app } = backoffice
  const store = await mintSeller(app)
  await setPayPassword(app, store.user_id)
  if (cents) await giveMoney(app, 'store', store.store_id, cents)
  const call = app.as(store.token, 'Seller')
  const card = { name: '山野贸易有限公司', bank_name: '建设银行', card_no: newCardNo(), pay_password }
  const { id: card_id } = await call(addStoreCard, { body: card })
  await ageCards(app)
  const ask = (money: string, more: object = {}) =>
    call(requestStoreWithdrawal, { body: { card_id, money, pay_password, ...more } }, once())
  return { ...store, call, card_id, ask }
}

test('a store withdraws what it has earned with its owner’s pay password', async () => {
  const store = await storeWithMoney(30_000)
  expect(await store.call(readStoreTerms, {})).toMatchObject({ withdrawable: '300.00', real_name: null })
  expect(await keyOf(store.ask('10.00', { pay_password: '111222' }))).toBe('PAY_PASSWORD_WRONG')
  const made = await store.ask('200.00')
  expect(made).toMatchObject({ status: 'requested', name: '山野贸易有限公司', can_cancel: true })
  expect(await balances('store', store.store_id)).toEqual({ money: 10_000, frozen: 20_000 })
  expect(await keyOf(store.ask('100.01'))).toBe('BALANCE_SHORT')
  const { data } = await store.call(sellerWithdrawals.index, {})
  expect(data).toMatchObject([{ id: made.id, net: '200.00', can_cancel: true }])
  const cancel = () => store.call(cancelStoreWithdrawal, { params: { id: made.id }, body: {} }, once())
  expect(await cancel()).toMatchObject({ status: 'cancelled' })
  expect(await keyOf(cancel())).toBe('WITHDRAWAL_DECIDED')
  const kept = await store.ask('300.00')
  await approve(kept.id)
  const late = store.call(cancelStoreWithdrawal, { params: { id: kept.id }, body: {} }, once())
  expect(await keyOf(late)).toBe('WITHDRAWAL_DECIDED')
  await pay(kept.id, `S${kept.id}`)
  expect(await balances('store', store.store_id)).toEqual({ money: 0, frozen: 0 })
})

test('a store uses its own cards and sees its own withdrawals alone', async () => {
  const [store, other] = [await storeWithMoney(10_000), await storeWithMoney(10_000)]
  expect(await keyOf(store.ask('10.00', { card_id: other.card_id }))).toBe('BANK_CARD_NOT_FOUND')
  const foreign = await other.ask('10.00')
  const params = { id: foreign.id }
  expect(await keyOf(store.call(cancelStoreWithdrawal, { params, body: {} }, once()))).toBe('NOT_FOUND')
  expect(await keyOf(store.call(sellerWithdrawals.show, { params }))).toBe('NOT_FOUND')
  expect(await keyOf(store.call(removeStoreCard, { params: { id: other.card_id } }))).toBe('BANK_CARD_NOT_FOUND')
  expect(await keyOf(store.ask('0'))).toBe('INVALID_INPUT')
  await store.call(removeStoreCard, { params: { id: store.card_id } })
  expect(await store.call(listStoreCards, {})).toEqual([])
  const guest = backoffice.app.as(null, 'Seller')
  expect(await keyOf(guest(listStoreCards, {}))).toBe('NOT_LOGGED_IN')
  await backoffice.app.ctx.db.pool.query(`update users set secured_at = now() where id = $1`, [other.user_id])
  expect(await keyOf(other.ask('10.00'))).toBe('WITHDRAWALS_PAUSED')
})
