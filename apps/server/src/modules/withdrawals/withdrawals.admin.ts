import { sql } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import * as contract from '@fangshi/contract/withdrawals'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { conditionSql, prefixFilter } from '../../kernel/resource/conditions.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { approveWithdrawal, bounceWithdrawal, payWithdrawal, refuseWithdrawal } from './decide-withdrawal.ts'
import { withdrawals as table } from './schema.ts'
import { viewCard } from './view-card.ts'
import { countOpen } from './withdrawals.db.ts'
import { showWithdrawals } from './withdrawals.show.ts'

/** Names are texts of any case: an index of their lower case finds what begins with a text. */
const beginsName = prefixFilter(sql`lower(${table.name})`)
const ofRecipient = (condition: Condition) =>
  condition.op === 'likeRight' ? beginsName(condition) : conditionSql(table.name, condition)

/** What the platform sees of withdrawals and does about them. */
export const withdrawalsAdmin = [
  ...serve(contract.adminWithdrawals, {
    table,
    label: 'withdrawal_no',
    filters: { withdrawal_no: prefixFilter(table.withdrawal_no), name: ofRecipient },
    show: showWithdrawals,
  }),
  on(contract.countWithdrawals, async ({ ctx }) => {
    const counts = new Map((await countOpen(ctx.db)).map(({ status, count }) => [status, count]))
    return { requested: counts.get('requested') ?? 0, approved: counts.get('approved') ?? 0 }
  }),
  act(contract.withdrawalCard, viewCard, ({ card }) => card),
  act(contract.approveWithdrawal, approveWithdrawal),
  act(contract.refuseWithdrawal, refuseWithdrawal),
  act(contract.payWithdrawal, payWithdrawal),
  act(contract.bounceWithdrawal, bounceWithdrawal),
]
