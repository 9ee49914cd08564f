import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { MethodChoice } from '@fangshi/contract/payments'
import { paymentMethods, type MethodFault, type PayClient } from '@fangshi/contract/status'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { showPage } from '../../../kernel/resource/list-page.ts'
import { userRow } from '../../accounts/public.ts'
import { balancesOf, spendable } from '../../ledger/public.ts'
import { faultOfChannel } from '../../payments/public.ts'
import { getSettings } from '../../settings/public.ts'
import { ownPointsOrder, ownPointsOrderByNo, ownPointsOrders, type PointsOrderRow } from './points-orders.db.ts'
import { showPointsOrder } from './points-orders.show.ts'

const perPage = 10

export async function listOwnPointsOrders(ctx: Context, { user_id }: Shopper, page: number, locale: Locale) {
  const { rows, total } = await ownPointsOrders(ctx.db, user_id, { limit: perPage, offset: (page - 1) * perPage })
  const shown = rows.map((row) => showPointsOrder(row, locale, ctx.now()))
  return showPage({ total, page, per_page: perPage }, shown)
}

/** One of the shopper's orders. Throws ORDER_NOT_FOUND. */
export async function readPointsOrder(db: Db, { user_id }: Shopper, id: number, shown: { locale: Locale; now: Date }) {
  const row = (await ownPointsOrder(db, user_id, id)) ?? fail('ORDER_NOT_FOUND')
  return showPointsOrder(row, shown.locale, shown.now)
}

/** The payment state of the cash part of an order. */
const billStatus = ({ status }: PointsOrderRow): 'open' | 'paid' | 'cancelled' =>
  status === 'waiting_payment' ? 'open' : status === 'cancelled' ? 'cancelled' : 'paid'

/** Why nothing can pay the order; null while something may. */
async function faultOfOrder(ctx: Context, { status, pay_before }: PointsOrderRow): Promise<MethodFault | null> {
  if (status !== 'waiting_payment' || !pay_before || pay_before <= ctx.now()) return 'bill_closed'
  return (await getSettings(ctx.db, 'web')).close_status ? 'site_closed' : null
}

interface PaymentQuery {
  order_no: string
  device?: PayClient | undefined
  openid?: string | undefined
}

/** The cash part of one of the shopper's orders and how this client can pay it (rules §6). Throws ORDER_NOT_FOUND. */
export async function readPointsPayment(
  ctx: Context,
  { user_id }: Shopper,
  { order_no, device: client = 'desktop', openid: payer_id = '' }: PaymentQuery,
  locale: Locale,
) {
  const order = (await ownPointsOrderByNo(ctx.db, user_id, order_no)) ?? fail('ORDER_NOT_FOUND')
  const [balances, user, fault] = await Promise.all([
    balancesOf(ctx.db, user_id),
    userRow(ctx.db, user_id),
    faultOfOrder(ctx, order),
  ])
  const money = spendable(balances)
  const has_pay_password = user?.has_pay_password === true
  const balanceFault = (): MethodFault | null => {
    if (money < order.total_cash_cents) return 'balance_short'
    return has_pay_password ? null : 'pay_password_missing'
  }
  const methods = paymentMethods.map(async (method): Promise<MethodChoice> => {
    const own = method === 'balance' ? balanceFault() : await faultOfChannel(ctx, method, { client, payer_id })
    const reason = own === 'not_offered' ? own : (fault ?? own)
    return { method, available: reason === null, reason }
  })
  const now = ctx.now()
  return {
    order: showPointsOrder(order, locale, now),
    status: billStatus(order),
    now: formatDateTime(now),
    money: formatMoney(money),
    has_pay_password,
    methods: await Promise.all(methods),
  }
}
