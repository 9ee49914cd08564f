import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { moneyLogs } from '@fangshi/contract/money-logs'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { dict } from '../../kernel/resource/dict.ts'
import { list } from '../../kernel/resource/list.ts'
import { one } from '../../kernel/resource/one.ts'
import type { Search } from '../../kernel/resource/search-plan.ts'
import { tableSearch } from '../../kernel/resource/table-search.ts'
import { ledgerAccounts, ledgerPostings as table } from '../ledger/schema.ts'
import { showOperation } from './operation.show.ts'
import { showMoneyLogs } from './money-logs.show.ts'

/** Postings of the accounts of a user. */
function ofUser(condition: Condition) {
  const accounts = and(eq(ledgerAccounts.owner_kind, 'user'), conditionSql(ledgerAccounts.owner_id, condition))
  return sql`${table.account_id} in (select id from ${ledgerAccounts} where ${accounts})`
}

/** Filters are columns that the ledger writes beside each posting, so that each has its index. */
const postings = {
  table,
  filters: {
    event: table.log_event,
    amount: table.log_amount,
    kind: table.log_kind,
    owner_kind: table.log_owner,
    user_id: ofUser,
  },
}
const logged = { ...postings, only: () => isNotNull(table.log_kind), show: showMoneyLogs }

/** Only logged postings have a kind; a second condition on its column would halve the planner's row estimate. */
const search: Search = (conditions, context, sort) =>
  tableSearch(conditions.kind ? postings : logged)(conditions, context, sort)

/** The movements of everybody's money. */
export const moneyLogsAdmin = [
  list(moneyLogs, logged, search),
  one(moneyLogs, { ...logged, showOne: showOperation({ withUsers: true }) }),
  dict(moneyLogs, { ...logged, label: 'log_event' }),
]
