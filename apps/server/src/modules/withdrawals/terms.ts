import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { WithdrawalTerms } from '@fangshi/contract/withdrawals'
import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { realNameOf } from '../accounts/public.ts'
import { balancesOfOwners, type Balances } from '../ledger/public.ts'
import { getSettings } from '../settings/public.ts'
import { holderOf } from './holder.db.ts'
import { leftOf, pausedUntil, startOfDay } from './limits.ts'
import type { Owner } from './owner.ts'
import { withdrawnSince } from './withdrawals.db.ts'

/** What an owner sees before a withdrawal: the available amount, the fee and the limits. */
export async function readTerms(ctx: Context, owner: Owner): Promise<WithdrawalTerms> {
  const { db } = ctx
  const now = ctx.now()
  const [holder, balances, limits, { cash }, used] = await Promise.all([
    holderOf(db, owner),
    balancesOfOwners(db, owner.kind, [owner.id]),
    getSettings(db, 'withdrawal'),
    getSettings(db, 'store'),
    withdrawnSince(db, owner, startOfDay(now)),
  ])
  const { secured_at, has_pay_password } = holder ?? fail('NOT_LOGGED_IN')
  const until = pausedUntil(secured_at, now)
  const realName = owner.kind === 'user' ? await realNameOf(db, owner.id) : undefined
  return {
    withdrawable: formatMoney((balances.get(owner.id) as Balances).money),
    fee_percent: formatMoney(cash),
    least: formatMoney(limits.least),
    most: formatMoney(limits.most),
    left_today: formatMoney(leftOf(limits.day_most, used)),
    paused_until: until && formatDateTime(until),
    has_pay_password,
    real_name: realName?.name ?? null,
  }
}
