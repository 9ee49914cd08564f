import type { DistributionState } from '@fangshi/contract/distributions'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { baseSql, commissionSql, commissionTables, keptSql, stateSql } from './commissions.sql.ts'

/** A commission with the names around it; amounts in cents. */
export interface CommissionRow {
  id: number
  order_id: number
  order_no: string
  store_id: number
  store_name: LocalText
  goods_name: LocalText
  goods_image: string
  /** Who earns it. */
  user_id: number
  nickname: string
  buyer: string
  level: number
  rate_bp: number
  base_cents: number
  commission_cents: number
  kept_cents: number
  state: DistributionState
  created_at: Date
}

const fields = `f.id, f.order_id, o.order_no, f.store_id, s.store_name, l.goods_name, l.goods_image, f.user_id, u.nickname,
  b.nickname as buyer, f.level, f.rate_bp, ${baseSql} as base_cents, ${commissionSql} as commission_cents,
  ${keptSql} as kept_cents, ${stateSql} as state, f.created_at`
const tables = `${commissionTables}
  join stores s on s.id = f.store_id join users u on u.id = f.user_id join users b on b.id = o.user_id`

const byIds = statement('referrals.by_ids', `select ${fields} from ${tables} where f.id = any($1::bigint[])`)
/** Commissions by their ids. */
export async function commissionsById(db: Db, ids: readonly number[]): Promise<Map<number, CommissionRow>> {
  const rows = await db.rows<CommissionRow>(byIds, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const isOwn = `f.user_id = $1 and o.paid_at is not null and ($2::text is null or ${stateSql} = $2)`
const own = statement(
  'referrals.own',
  `select ${fields} from ${tables} where ${isOwn} order by f.id desc limit $3 offset $4`,
)
const countOwn = statement('referrals.count_own', `select count(*)::int as n from ${commissionTables} where ${isOwn}`)

export interface OwnFilter {
  user_id: number
  state: DistributionState | null
}

/** A page of what a user earns, the newest first. */
export const ownCommissions = (db: Db, { user_id, state }: OwnFilter, page: { limit: number; offset: number }) =>
  db.rows<CommissionRow>(own, [user_id, state, page.limit, page.offset])

export const countOwnCommissions = async (db: Db, { user_id, state }: OwnFilter): Promise<number> =>
  (await db.row<{ n: number }>(countOwn, [user_id, state]))?.n ?? 0

const sums = statement(
  'referrals.sums',
  `select ${stateSql} as state, sum(${keptSql})::bigint as cents from ${commissionTables}
    where f.user_id = $1 and o.paid_at is not null group by 1`,
)
/** What a user's commissions come to, by state. */
export async function sumsByState(db: Db, userId: number): Promise<Map<DistributionState, number>> {
  const rows = await db.rows<{ state: DistributionState; cents: number }>(sums, [userId])
  return new Map(rows.map(({ state, cents }) => [state, cents]))
}
