import { formatMoney } from '@fangshi/contract/money'
import type { MethodChoice } from '@fangshi/contract/payments'
import type { getPayment } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'
import { paymentMethods, type MethodFault, type PayClient } from '@fangshi/contract/status'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { userRow } from '../../accounts/public.ts'
import { balancesOf, spendable } from '../../ledger/public.ts'
import { faultOfChannel } from '../../payments/public.ts'
import { getSettings } from '../../settings/public.ts'
import { ownGroup, type GroupRow } from '../life/moves.db.ts'

interface PaymentQuery {
  group_no: string
  device?: PayClient | undefined
  openid?: string | undefined
}

/** Why nothing can pay the group; null while something may. */
async function faultOfGroup(ctx: Context, group: GroupRow): Promise<MethodFault | null> {
  if (group.status !== 'open' || group.pay_before <= ctx.now()) return 'bill_closed'
  return (await getSettings(ctx.db, 'web')).close_status ? 'site_closed' : null
}

/** The bill of one of the shopper's groups and how this client can pay it (rules §6). Throws ORDER_NOT_FOUND. */
export async function readPayment(
  ctx: Context,
  { user_id }: Shopper,
  { group_no, device: client = 'desktop', openid: payer_id = '' }: PaymentQuery,
): Promise<Reply<typeof getPayment>> {
  const group = (await ownGroup(ctx.db, user_id, group_no)) ?? fail('ORDER_NOT_FOUND')
  const [balances, user, fault] = await Promise.all([
    balancesOf(ctx.db, user_id),
    userRow(ctx.db, user_id),
    faultOfGroup(ctx, group),
  ])
  const money = spendable(balances)
  const balanceFault = (): MethodFault | null => {
    if (money < group.total_cents) return 'balance_short'
    return user?.has_pay_password ? null : 'pay_password_missing'
  }
  const methods = paymentMethods.map(async (method): Promise<MethodChoice> => {
    const own = method === 'balance' ? balanceFault() : await faultOfChannel(ctx, method, { client, payer_id })
    const reason = own === 'not_offered' ? own : (fault ?? own)
    return { method, available: reason === null, reason }
  })
  return {
    group_no,
    status: group.status,
    total_price: formatMoney(group.total_cents),
    pay_before: group.status === 'open' ? formatDateTime(group.pay_before) : null,
    now: formatDateTime(ctx.now()),
    money: formatMoney(money),
    methods: await Promise.all(methods),
  }
}
