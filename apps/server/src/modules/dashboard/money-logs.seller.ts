import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { formatMoney } from '@fangshi/contract/money'
import { sellerBalances, sellerMoneyLogs } from '@fangshi/contract/money-logs'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { dict } from '../../kernel/resource/dict.ts'
import { list } from '../../kernel/resource/list.ts'
import { one } from '../../kernel/resource/one.ts'
import type { Search } from '../../kernel/resource/search-plan.ts'
import type { Caller } from '../../kernel/resource/spec.ts'
import { tableSearch } from '../../kernel/resource/table-search.ts'
import { balancesOfOwners, type Balances } from '../ledger/public.ts'
import { ledgerAccounts, ledgerPostings as table } from '../ledger/schema.ts'
import { showOperation } from './operation.show.ts'
import { showMoneyLogs } from './money-logs.show.ts'

const storeOf = (who: Caller): number => (who.area === 'Seller' ? who.store_id : fail('FORBIDDEN'))

/** Logged postings of the accounts of the own store. */
function ofOwnStore(who: Caller): SQL {
  const accounts = and(eq(ledgerAccounts.owner_kind, 'store'), eq(ledgerAccounts.owner_id, storeOf(who)))
  return sql`(${isNotNull(table.log_kind)} and ${table.account_id} in (select id from ${ledgerAccounts} where ${accounts}))`
}

const logs = {
  table,
  only: ofOwnStore,
  filters: {
    // Functions instead of columns, since a list can be sorted by the columns it names, and no index orders a store's own
    // postings by these two.
    event: (condition: Condition) => conditionSql(table.log_event, condition),
    kind: (condition: Condition) => conditionSql(table.log_kind, condition),
    amount: table.log_amount,
  },
  show: showMoneyLogs,
}

/**
 * Names the store's few accounts, all of which are logged, by their ids: so the planner knows how many postings they have. An
 * account is of one kind, so a filter by kind chooses accounts.
 */
const search: Search = async ({ kind, ...conditions }, context, sort) => {
  const ofStore = and(eq(ledgerAccounts.owner_kind, 'store'), eq(ledgerAccounts.owner_id, storeOf(context.who)))
  const ofKind = kind && conditionSql(ledgerAccounts.kind, kind)
  const accounts = await context.db.q.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(and(ofStore, ofKind))
  const ids = accounts.map(({ id }) => id)
  const only = () => (ids.length ? inArray(table.account_id, ids) : sql`false`)
  return tableSearch({ ...logs, only })(conditions, context, sort)
}

/** A store reads the movements of its own money, and what it has (rules §8). */
export const moneyLogsSeller = [
  list(sellerMoneyLogs, logs, search),
  one(sellerMoneyLogs, { ...logs, showOne: showOperation({ withUsers: false }) }),
  dict(sellerMoneyLogs, { ...logs, label: 'log_event' }),
  on(sellerBalances, async ({ ctx, who }) => {
    const { money, frozen, debt } = (await balancesOfOwners(ctx.db, 'store', [who.store_id])).get(
      who.store_id,
    ) as Balances
    return { money: formatMoney(money), frozen: formatMoney(frozen), debt: formatMoney(-debt) }
  }),
]
