import { formatMoney } from '@fangshi/contract/money'
import type { MethodChoice } from '@fangshi/contract/payments'
import type { Reply } from '@fangshi/contract/route'
import { providerChannels, type MethodFault, type PayClient } from '@fangshi/contract/status'
import { formatDateTime } from '@fangshi/contract/time'
import type { getTopUp } from '@fangshi/contract/top-ups'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { balancesOf, spendable } from '../../ledger/public.ts'
import { getSettings } from '../../settings/public.ts'
import { faultOfChannel } from '../attempts/ways.ts'
import { ownTopUp } from './top-ups.db.ts'

interface Caller {
  device?: PayClient | undefined
  openid?: string | undefined
}

/** By which providers this client can top up; `isOver`: the top-up can no longer be paid. */
export async function topUpMethodsFor(
  ctx: Context,
  { device: client = 'desktop', openid: payer_id = '' }: Caller,
  isOver = false,
): Promise<MethodChoice[]> {
  const isClosed = (await getSettings(ctx.db, 'web')).close_status
  const shared: MethodFault | null = isOver ? 'bill_closed' : isClosed ? 'site_closed' : null
  const choices = providerChannels.map(async (method): Promise<MethodChoice> => {
    const own = await faultOfChannel(ctx, method, { client, payer_id })
    const reason = own === 'not_offered' ? own : (shared ?? own)
    return { method, available: reason === null, reason }
  })
  return Promise.all(choices)
}

/** One of the shopper's top-ups. Throws NOT_FOUND. */
export async function readTopUp(
  ctx: Context,
  { user_id }: Shopper,
  { top_up_no, ...caller }: Caller & { top_up_no: string },
): Promise<Reply<typeof getTopUp>> {
  const topUp = (await ownTopUp(ctx.db, user_id, top_up_no)) ?? fail('NOT_FOUND')
  const now = ctx.now()
  const isOpen = topUp.status === 'open'
  return {
    top_up_no,
    status: topUp.status,
    amount: formatMoney(topUp.amount_cents),
    pay_before: isOpen ? formatDateTime(topUp.pay_before) : null,
    created_at: formatDateTime(topUp.created_at),
    now: formatDateTime(now),
    money: formatMoney(spendable(await balancesOf(ctx.db, user_id))),
    methods: await topUpMethodsFor(ctx, caller, !isOpen || topUp.pay_before <= now),
  }
}
