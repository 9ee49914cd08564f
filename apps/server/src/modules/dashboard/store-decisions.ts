import type { listStoreDecisions } from '@fangshi/contract/stores-admin'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import { statement, type Db } from '../../kernel/db/db.ts'

/** The audit log keeps each decision with what it changed; a store's row has the last one alone. */
const decisions = statement(
  'dashboard.store_decisions',
  `select l.id, l.after, l.created_at, coalesce(a.nickname, '') as by
     from audit_logs l left join admins a on a.id = l.admin_id
    where l.target = $1 and l.action in ('Admin.stores.verify', 'Admin.stores.suspend')
    order by l.id desc limit 50`,
)
interface DecisionRow {
  id: number
  after: { verify?: string; status?: string; refuse_reason?: string; suspend_reason?: string }
  created_at: Date
  by: string
}

function decisionOf({ verify, status }: DecisionRow['after']) {
  if (verify) return verify === 'passed' ? 'pass' : 'deny'
  return status === 'suspended' ? 'suspend' : 'reopen'
}

/** The platform's decisions about a store, the newest first. */
export async function decisionsAbout(db: Db, storeId: number): Promise<Reply<typeof listStoreDecisions>> {
  const rows = await db.rows<DecisionRow>(decisions, [String(storeId)])
  return rows.map(({ id, after, created_at, by }) => ({
    id,
    decision: decisionOf(after),
    by,
    reason: after.refuse_reason || after.suspend_reason || '',
    at: formatDateTime(created_at),
  }))
}
