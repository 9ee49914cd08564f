import { openTopUp, payTopUp } from '@fangshi/contract/top-ups'
import {
  cancelStoreWithdrawal,
  cancelWithdrawal,
  requestStoreWithdrawal,
  requestWithdrawal,
} from '@fangshi/contract/withdrawals'
import { testPayPassword } from '../../test/withdrawals.ts'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { Marketplace } from '../marketplace.ts'
import { send } from '../send.ts'
import { rowOf, shopperOf, storeOf, type Act } from './actor.ts'
import { channelOf, deviceOf, useWallet } from './wallet.ts'

async function topUp(market: Marketplace): Promise<void> {
  const { random } = market
  const shopper = random.pick(market.shoppers)
  const amount = formatMoney(random.int(1, 400) * 100)
  const opened = await send(market, shopper, openTopUp, { body: { amount } })
  if (!opened) return
  const body = { method: channelOf(market), device: deviceOf(market) }
  const payable = await send(market, shopper, payTopUp, { params: opened, body })
  if (payable && !payable.paid) await useWallet(market, payable)
}

/** What an account can withdraw: sometimes all of it, sometimes more than there is. */
async function amountOf(market: Marketplace, owner: 'user' | 'store', id: number): Promise<string | null> {
  const { random } = market
  const row = await rowOf<{ balance: number }>(
    market,
    `select balance from ledger_accounts where owner_kind = $1 and owner_id = $2 and kind = 'money'`,
    [owner, id],
  )
  if (!row || row.balance < 100) return null
  return formatMoney(
    random.weighted([row.balance, random.int(100, row.balance), row.balance + 1], (cents) =>
      cents > row.balance ? 1 : 6,
    ),
  )
}

async function withdraw(market: Marketplace): Promise<void> {
  const shopper = market.random.pick(market.shoppers)
  if (!shopper.card_id) return
  const money = await amountOf(market, 'user', shopper.user_id)
  if (!money) return
  const ticket = await shopper.ticket(parseMoney(money) ?? 0)
  await send(market, shopper, requestWithdrawal, { body: { card_id: shopper.card_id, money, ticket } })
}

async function withdrawAsStore(market: Marketplace): Promise<void> {
  const { store_id, owner, card_id } = market.random.pick(market.stores)
  const money = await amountOf(market, 'store', store_id)
  if (!money) return
  await send(market, owner, requestStoreWithdrawal, { body: { card_id, money, pay_password: testPayPassword } })
}

async function cancel(market: Marketplace): Promise<void> {
  const row = await rowOf<{ id: number; user_id: number | null; store_id: number | null }>(
    market,
    `select id, user_id, store_id from withdrawals where status = 'requested' order by id`,
  )
  if (!row) return
  const input = { params: { id: row.id }, body: {} }
  if (row.user_id) await send(market, shopperOf(market, row.user_id), cancelWithdrawal, input)
  else if (row.store_id) await send(market, storeOf(market, row.store_id).owner, cancelStoreWithdrawal, input)
}

export const moneyActs: readonly Act[] = [
  { name: 'top up', weight: 3, do: topUp },
  { name: 'withdraw', weight: 2, do: withdraw },
  { name: 'withdraw as store', weight: 1, do: withdrawAsStore },
  { name: 'cancel a withdrawal', weight: 0.2, do: cancel },
]
