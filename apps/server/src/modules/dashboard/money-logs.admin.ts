import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { moneyLogs } from '@fangshi/contract/money-logs'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { ledgerAccounts, ledgerPostings as table } from '../ledger/schema.ts'
import { showMoneyLogs } from './money-logs.show.ts'

/** Postings of the accounts of a user. */
function ofUser(condition: Condition) {
  const accounts = and(eq(ledgerAccounts.owner_kind, 'user'), conditionSql(ledgerAccounts.owner_id, condition))
  return sql`${table.account_id} in (select id from ${ledgerAccounts} where ${accounts})`
}

/** Read by the columns that the ledger writes beside each posting, so that every filter has its index. */
export const moneyLogsAdmin = serve(moneyLogs, {
  table,
  label: 'log_event',
  // Said of one column twice, the planner would expect half of the rows.
  only: (asked) => (asked.includes('kind') ? undefined : isNotNull(table.log_kind)),
  filters: {
    event: table.log_event,
    amount: table.log_amount,
    kind: table.log_kind,
    owner_kind: table.log_owner,
    user_id: ofUser,
  },
  show: showMoneyLogs,
})
