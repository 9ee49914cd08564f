import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { feeOf } from '@fangshi/contract/withdrawal-fee'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { InSession, Seller, Shopper } from '../../kernel/http/who.ts'
import { hasRealName, spendTicket } from '../accounts/public.ts'
import { getSettings, type Settings } from '../settings/public.ts'
import { bookStep } from './book-withdrawal.ts'
import { cardOf } from './cards.db.ts'
import { lockHolder } from './holder.db.ts'
import { leftOf, pausedUntil, startOfDay } from './limits.ts'
import { shopperOwner, storeOwner, type Owner } from './owner.ts'
import { insertWithdrawal, withdrawnSince, type WithdrawalRow } from './withdrawals.db.ts'

export interface WithdrawalInput {
  card_id: number
  /** What leaves the balance, in cents. */
  money: number
  /** The fee that was shown, in cents. */
  fee?: number | undefined
  remark?: string | undefined
}

/** The number of a withdrawal: time plus random digits, unique in the database. */
const withdrawalNumber = (ctx: Context, at: Date): string =>
  `W${formatDateTime(at).replace(/\D/g, '')}${ctx.randomDigits(6)}`

function checkLimits(money: number, used: number, limits: Settings['withdrawal']): void {
  if (money < limits.least) fail('WITHDRAWAL_TOO_SMALL', { least: formatMoney(limits.least) })
  if (money > limits.most) fail('WITHDRAWAL_TOO_LARGE', { most: formatMoney(limits.most) })
  const left = leftOf(limits.day_most, used)
  if (money > left) fail('WITHDRAWAL_DAY_LIMIT', { left: formatMoney(left) })
}

/**
 * Asks for a withdrawal: the amount is frozen until it is decided (rules §8). Only money can be withdrawn, never what was
 * topped up. Locks the holder, so that limits hold for withdrawals at the same time. Throws WITHDRAWALS_PAUSED, BANK_CARD_NOT_FOUND,
 * WITHDRAWAL_TOO_SMALL, WITHDRAWAL_TOO_LARGE, WITHDRAWAL_DAY_LIMIT, WITHDRAWAL_FEE_CHANGED, BALANCE_SHORT.
 */
async function request(tx: Tx, ctx: Context, owner: Owner, input: WithdrawalInput): Promise<WithdrawalRow> {
  const at = ctx.now()
  const holder = (await lockHolder(tx, owner)) ?? fail('NOT_LOGGED_IN')
  const card = (await cardOf(tx, owner, input.card_id)) ?? fail('BANK_CARD_NOT_FOUND')
  if (pausedUntil(holder.secured_at, at) || pausedUntil(card.created_at, at)) fail('WITHDRAWALS_PAUSED')
  const limits = await getSettings(tx, 'withdrawal')
  const money_cents = input.money
  checkLimits(money_cents, await withdrawnSince(tx, owner, startOfDay(at)), limits)
  const fee_cents = feeOf(money_cents, (await getSettings(tx, 'store')).cash)
  if (input.fee !== undefined && input.fee !== fee_cents)
    fail('WITHDRAWAL_FEE_CHANGED', { fee: formatMoney(fee_cents) })
  if (fee_cents >= money_cents) fail('WITHDRAWAL_TOO_SMALL', { least: formatMoney(limits.least) })
  const row = await insertWithdrawal(tx, owner, {
    withdrawal_no: withdrawalNumber(ctx, at),
    money_cents,
    fee_cents,
    card,
    remark: input.remark ?? '',
    needs_second: money_cents > limits.second_above,
    at,
  })
  await bookStep(tx, 'requested', row, at)
  return row
}

/**
 * A withdrawal of a shopper with a real-name record; the ticket proves the pay password (rules §1). Throws
 * REAL_NAME_MISSING, PAY_TICKET_INVALID, PAY_PASSWORD_MISSING, and what `request` throws.
 */
export async function requestOwnWithdrawal(
  tx: Tx,
  ctx: Context,
  { user_id, session_id }: InSession<Shopper>,
  { ticket, ...input }: WithdrawalInput & { ticket?: string | undefined },
): Promise<WithdrawalRow> {
  if (!(await hasRealName(tx, user_id))) fail('REAL_NAME_MISSING')
  await spendTicket(tx, { session_id, user_id, ticket, amount_cents: input.money, now: ctx.now() })
  return request(tx, ctx, shopperOwner({ user_id }), input)
}

/** A withdrawal of a store, once its owner's pay password was checked. Throws what `request` throws. */
export async function requestStoreWithdrawal(tx: Tx, ctx: Context, who: Seller, input: WithdrawalInput) {
  const row = await request(tx, ctx, storeOwner(who), input)
  return { target: row.id, after: { status: row.status, money: formatMoney(row.money_cents) }, row }
}
