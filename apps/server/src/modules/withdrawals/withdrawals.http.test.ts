import { addBankCard, listBankCards, removeBankCard } from '@fangshi/contract/bank-cards'
import { closeAccount, readClosing } from '@fangshi/contract/account-security'
import {
  cancelWithdrawal,
  listWithdrawals,
  readWithdrawalTerms,
  requestWithdrawal,
} from '@fangshi/contract/withdrawals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf } from '../../../test/access.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { makeShopper } from '../../../test/factories.ts'
import {
  addCard,
  ageCards,
  giveMoney,
  giveRealName,
  makeWithdrawer,
  newCardNo,
  type Withdrawer,
} from '../../../test/withdrawals.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { hashPassword } from '../accounts/public.ts'
import { balancesOf, bookTopUp } from '../ledger/public.ts'
import { saveSettings } from '../settings/public.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(async () => {
  expect(await audit(app.ctx.db)).toEqual([])
  await app.close()
})

const ask = async (who: Withdrawer, money: string, more: object = {}) =>
  who.call(
    requestWithdrawal,
    { body: { card_id: who.card_id, money, ticket: await who.ticket(), ...more } },
    { key: newKey() },
  )
const settings = async (group: 'store' | 'withdrawal', value: object) => {
  await inTx(app.ctx.db, (tx) => saveSettings(tx, group, value, app.ctx.now()))
  app.forgetSettings()
}
const balances = async ({ id }: { id: number }) => {
  const { money, frozen } = await balancesOf(app.ctx.db, id)
  return { money, frozen }
}

test('a withdrawal freezes the amount, shows its fee, and can be cancelled until it is decided', async () => {
  await settings('store', { cash: 60 })
  const shopper = await makeWithdrawer(app, 20_000)
  expect(await shopper.call(readWithdrawalTerms, {})).toMatchObject({
    withdrawable: '200.00',
    fee_percent: '0.60',
    paused_until: null,
    has_pay_password: true,
    real_name: '林晓',
  })
  const made = await ask(shopper, '100.99', { fee: '0.60', remark: '房租' })
  expect(made).toMatchObject({
    money: '100.99',
    fee: '0.60',
    net: '100.39',
    status: 'requested',
    name: '林晓',
    bank_name: '招商银行',
    card_no: expect.stringMatching(/^\*{4} \d{4}$/),
    remark: '房租',
    can_cancel: true,
  })
  expect(await balances(shopper)).toEqual({ money: 9901, frozen: 10_099 })
  const { data, total } = await shopper.call(listWithdrawals, {})
  expect([data, total]).toEqual([[made], 1])
  const cancel = () => shopper.call(cancelWithdrawal, { params: { id: made.id }, body: {} }, { key: newKey() })
  expect(await cancel()).toMatchObject({ status: 'cancelled', can_cancel: false, decided_at: expect.any(String) })
  expect(await balances(shopper)).toEqual({ money: 20_000, frozen: 0 })
  expect(await keyOf(cancel())).toBe('WITHDRAWAL_DECIDED')
  expect(await keyOf(ask(shopper, '100.00', { fee: '0.00' }))).toBe('WITHDRAWAL_FEE_CHANGED')
  await settings('store', { cash: 0 })
})

test('amounts that are none, too many or too exact are refused at their field', async () => {
  const shopper = await makeWithdrawer(app, 20_000)
  const faultOf = (money: string) =>
    ask(shopper, money).then(
      () => 'ok',
      (error: { key: string; fields?: { money?: string } }) => error.fields?.money ?? error.key,
    )
  expect(await faultOf('0')).toBe('TOO_SMALL')
  for (const money of ['-1', '1e2', '0.001', '１', '', 'Infinity']) expect(await faultOf(money)).toBe('MONEY_INVALID')
  expect(await faultOf('200.01')).toBe('BALANCE_SHORT')
  expect(await faultOf('0.99')).toBe('WITHDRAWAL_TOO_SMALL')
  expect(await faultOf('200.00')).toBe('ok')
})

test('what was topped up is spent, never withdrawn', async () => {
  const shopper = await makeWithdrawer(app, 1000)
  await inTx(app.ctx.db, (tx) =>
    bookTopUp(tx, { user_id: shopper.id, amount_cents: 50_000, key: `t:${shopper.id}`, at: app.ctx.now() }),
  )
  expect(await keyOf(ask(shopper, '10.01'))).toBe('BALANCE_SHORT')
  expect(await keyOf(ask(shopper, '10.00'))).toBe('ok')
})

test('limits hold for one withdrawal and for the day, and what came back does not count', async () => {
  await settings('withdrawal', { least: 1000, most: 50_000, day_most: 80_000 })
  const shopper = await makeWithdrawer(app, 1_000_000)
  expect(await keyOf(ask(shopper, '9.99'))).toBe('WITHDRAWAL_TOO_SMALL')
  expect(await keyOf(ask(shopper, '500.01'))).toBe('WITHDRAWAL_TOO_LARGE')
  const first = await ask(shopper, '500.00')
  expect(await keyOf(ask(shopper, '300.01'))).toBe('WITHDRAWAL_DAY_LIMIT')
  expect((await shopper.call(readWithdrawalTerms, {})).left_today).toBe('300.00')
  await shopper.call(cancelWithdrawal, { params: { id: first.id }, body: {} }, { key: newKey() })
  expect(await keyOf(ask(shopper, '500.00'))).toBe('ok')
  app.advance(24 * 60 * 60 * 1000)
  expect(await keyOf(ask(shopper, '500.00'))).toBe('ok')
  await settings('withdrawal', { least: 100, most: 5_000_000, day_most: 10_000_000 })
})

test('a changed password or phone and a new card make withdrawals wait for 24 hours', async () => {
  const shopper = await makeWithdrawer(app, 10_000)
  const secure = (at: Date) => app.ctx.db.pool.query('update users set secured_at = $2 where id = $1', [shopper.id, at])
  await secure(app.ctx.now())
  expect(await keyOf(ask(shopper, '10.00'))).toBe('WITHDRAWALS_PAUSED')
  expect(await keyOf(addCard(shopper))).toBe('WITHDRAWALS_PAUSED')
  expect((await shopper.call(readWithdrawalTerms, {})).paused_until).not.toBeNull()
  await secure(new Date(app.ctx.now().getTime() - 24 * 60 * 60 * 1000 - 1000))
  const fresh = await addCard(shopper)
  expect(await keyOf(ask(shopper, '10.00', { card_id: fresh }))).toBe('WITHDRAWALS_PAUSED')
  const [newest] = await shopper.call(listBankCards, {})
  expect(newest).toMatchObject({ id: fresh, usable_from: expect.any(String) })
  expect(await keyOf(ask(shopper, '10.00'))).toBe('ok')
})

test('a card is sealed, masked, known again, and in the shopper’s real name', async () => {
  const shopper = await makeShopper(app)
  const add = async (card_no: string) =>
    shopper.call(addBankCard, { body: { bank_name: '工商银行', card_no, ticket: await shopper.ticket() } })
  expect(await keyOf(add(newCardNo()))).toBe('REAL_NAME_MISSING')
  await giveRealName(app, shopper.id, '沈知夏')
  const number = newCardNo()
  const card = await add(number)
  expect(card).toMatchObject({ name: '沈知夏', card_no: `**** ${number.slice(-4)}` })
  expect(await keyOf(add(number.replace(/(\d{4})/g, '$1 ').trim()))).toBe('BANK_CARD_TAKEN')
  const fields = async (card_no: string) =>
    add(card_no).catch((error: { fields: { card_no: string } }) => error.fields.card_no)
  expect([await fields('12'), await fields('1 2 3 4 5 6 7 8'), await fields('62220202001abcd')]).toEqual([
    'BANK_NO_INVALID',
    'BANK_NO_INVALID',
    'BANK_NO_INVALID',
  ])
  const { rows } = await app.ctx.db.pool.query('select card_no_sealed from bank_cards where id = $1', [card.id])
  expect(rows[0].card_no_sealed).toMatch(/^sealed:/)
  for (let i = 0; i < 9; i++) await add(newCardNo())
  expect(await keyOf(add(newCardNo()))).toBe('BANK_CARDS_FULL')
})

test('without a pay ticket, a login or a card of one’s own nothing is withdrawn', async () => {
  const [shopper, other] = [await makeWithdrawer(app, 10_000), await makeWithdrawer(app, 10_000)]
  expect(await keyOf(ask(shopper, '10.00', { card_id: other.card_id }))).toBe('BANK_CARD_NOT_FOUND')
  expect(await keyOf(ask(shopper, '10.00', { ticket: undefined }))).toBe('PAY_TICKET_INVALID')
  expect(await keyOf(ask(shopper, '10.00', { ticket: await other.ticket() }))).toBe('PAY_TICKET_INVALID')
  expect(await keyOf(ask(shopper, '10.00', { ticket: await shopper.ticket(999) }))).toBe('PAY_TICKET_INVALID')
  const { id } = await ask(other, '10.00')
  const foreign = { params: { id }, body: {} }
  expect(await keyOf(shopper.call(cancelWithdrawal, foreign, { key: newKey() }))).toBe('NOT_FOUND')
  expect(await keyOf(shopper.call(removeBankCard, { params: { id: other.card_id } }))).toBe('BANK_CARD_NOT_FOUND')
  const guest = app.as(null)
  const nobody = [
    guest(listWithdrawals, {}),
    guest(readWithdrawalTerms, {}),
    guest(listBankCards, {}),
    guest(requestWithdrawal, { body: { card_id: 1, money: '1.00' } }, { key: newKey() }),
    guest(cancelWithdrawal, foreign, { key: newKey() }),
    guest(addBankCard, { body: { bank_name: '工商银行', card_no: newCardNo() } }),
    guest(removeBankCard, { params: { id: 1 } }),
  ]
  expect(new Set(await Promise.all(nobody.map(keyOf)))).toEqual(new Set(['NOT_LOGGED_IN']))
  const nameless = await makeShopper(app)
  expect(await keyOf(ask({ ...nameless, card_id: 1 }, '10.00'))).toBe('REAL_NAME_MISSING')
})

test('one key is one withdrawal', async () => {
  const shopper = await makeWithdrawer(app, 10_000)
  const body = { card_id: shopper.card_id, money: '60.00', ticket: await shopper.ticket() }
  const key = newKey()
  const [first, again] = [
    await shopper.call(requestWithdrawal, { body }, { key }),
    await shopper.call(requestWithdrawal, { body }, { key }),
  ]
  expect(again).toEqual(first)
  expect(await balances(shopper)).toEqual({ money: 4000, frozen: 6000 })
})

test('a removed card leaves the withdrawal as it is', async () => {
  const shopper = await makeWithdrawer(app, 10_000)
  const made = await ask(shopper, '10.00')
  await shopper.call(removeBankCard, { params: { id: shopper.card_id } })
  expect(await shopper.call(listBankCards, {})).toEqual([])
  expect((await shopper.call(listWithdrawals, {})).data[0]).toEqual(made)
})

test('an open withdrawal keeps the account open; a closed one forgets its cards', async () => {
  const shopper = await makeWithdrawer(app, 10_000)
  await ageCards(app)
  const made = await ask(shopper, '100.00')
  expect((await shopper.call(readClosing, {})).obstacles).toEqual(['money', 'withdrawals'])
  await app.ctx.db.pool.query('update users set password_hash = $2 where id = $1', [
    shopper.id,
    await hashPassword('seven old kettles'),
  ])
  await shopper.call(cancelWithdrawal, { params: { id: made.id }, body: {} }, { key: newKey() })
  await giveMoney(app, 'user', shopper.id, -10_000)
  await shopper.call(closeAccount, { body: { old_password: 'seven old kettles' } })
  const { rows } = await app.ctx.db.pool.query(
    `select (select count(*)::int from bank_cards where user_id = $1) as cards,
            (select card_no_sealed from withdrawals where user_id = $1) as number`,
    [shopper.id],
  )
  expect(rows).toEqual([{ cards: 0, number: '' }])
})
