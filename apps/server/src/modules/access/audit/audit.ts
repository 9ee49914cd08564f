import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { Admin, Change, Nobody, Origin, Seller } from '../../../kernel/http/who.ts'

const insert = statement(
  'access.audit',
  `insert into audit_logs (area, admin_id, user_id, store_id, action, ip, request_id, created_at, target, before, after, undoes)
   select $1, $2, $3, $4, coalesce(c.action, $5), $6, $7, $8, c.target, c.before, c.after, c.undoes
     from unnest($9::text[], $10::jsonb[], $11::jsonb[], $12::text[], $13::bigint[]) as c (target, before, after, action, undoes)`,
)

const json = (value: object | undefined): string | null => (value === undefined ? null : JSON.stringify(value))

const columnsOf = (who: Admin | Seller | Nobody): [admin: number | null, user: number | null, store: number | null] => {
  if ('isNobody' in who) return [null, null, null]
  return who.area === 'Admin' ? [who.admin_id, null, null] : [null, who.user_id, who.store_id]
}

/** Appends what changed to the audit log, in the transaction of the change (rules §11). */
export async function writeAudit(tx: Tx, origin: Origin, changes: readonly Change[], at: Date): Promise<void> {
  const { who, action, ip, request_id } = origin
  if (who.area === 'Home' || !changes.length) return
  const [admin, user, store] = columnsOf(who)
  await tx.rows(insert, [
    who.area,
    admin,
    user,
    store,
    action,
    ip,
    request_id,
    at,
    changes.map(({ target }) => String(target)),
    changes.map(({ before }) => json(before)),
    changes.map(({ after }) => json(after)),
    changes.map(({ undoes }) => undoes?.action ?? null),
    changes.map(({ undoes }) => undoes?.id ?? null),
  ])
}
