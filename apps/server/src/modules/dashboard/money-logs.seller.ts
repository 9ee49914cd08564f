import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { formatMoney } from '@fangshi/contract/money'
import { sellerBalances, sellerMoneyLogs } from '@fangshi/contract/money-logs'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Caller } from '../../kernel/resource/spec.ts'
import { balancesOfOwners, type Balances } from '../ledger/public.ts'
import { ledgerAccounts, ledgerPostings as table } from '../ledger/schema.ts'
import { showOperation } from './operation.show.ts'
import { showMoneyLogs } from './money-logs.show.ts'

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
    showOne: showOperation({ withUsers: false }),
  }),
  on(sellerBalances, async ({ ctx, who }) => {
    const { money, frozen, debt } = (await balancesOfOwners(ctx.db, 'store', [who.store_id])).get(
      who.store_id,
    ) as Balances
    return { money: formatMoney(money), frozen: formatMoney(frozen), debt: formatMoney(-debt) }
  }),
]
