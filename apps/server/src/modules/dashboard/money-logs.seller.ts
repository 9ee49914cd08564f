import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { formatMoney } from '@fangshi/contract/money'
import { sellerBalances, sellerMoneyLogs } from '@fangshi/contract/money-logs'
import { statement } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Caller } from '../../kernel/resource/spec.ts'
import { ledgerAccounts, ledgerPostings as table } from '../ledger/schema.ts'
import { showMoneyLogs } from './money-logs.show.ts'

const balances = statement(
  'dashboard.store_balances',
  `select coalesce(sum(balance) filter (where kind = 'money'), 0)::bigint as money,
          coalesce(sum(balance) filter (where kind = 'frozen'), 0)::bigint as frozen
     from ledger_accounts where owner_kind = 'store' and owner_id = $1`,
)

/** Logged postings of the accounts of the own store. */
function ofOwnStore(who: Caller): SQL {
  const storeId = who.area === 'Seller' ? who.store_id : fail('FORBIDDEN')
  const accounts = and(eq(ledgerAccounts.owner_kind, 'store'), eq(ledgerAccounts.owner_id, storeId))
  return sql`(${isNotNull(table.log_kind)} and ${table.account_id} in (select id from ${ledgerAccounts} where ${accounts}))`
}

/** A store reads the movements of its own money, and what it has (rules §8). */
export const moneyLogsSeller = [
  ...serve(sellerMoneyLogs, {
    table,
    label: 'log_event',
    only: ofOwnStore,
    filters: { event: table.log_event, amount: table.log_amount, kind: table.log_kind },
    show: showMoneyLogs,
  }),
  on(sellerBalances, async ({ ctx, who }) => {
    const row = await ctx.db.row<{ money: number; frozen: number }>(balances, [who.store_id])
    return { money: formatMoney(row?.money ?? 0), frozen: formatMoney(row?.frozen ?? 0) }
  }),
]
