import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

/** The ids of the stores, classes and goods that a coupon applies to, by kind, in ascending order. */
export interface TargetIds {
  goods_ids: number[]
  class_ids: number[]
  store_ids: number[]
}
export type TargetField = keyof TargetIds

const read = statement(
  'coupons.target_ids',
  `select c.id, to_json(array(select goods_id from coupon_goods where coupon_id = c.id order by 1)) as goods_ids,
          to_json(array(select class_id from coupon_classes where coupon_id = c.id order by 1)) as class_ids,
          to_json(array(select store_id from coupon_stores where coupon_id = c.id order by 1)) as store_ids
     from coupons c where c.id = any($1::bigint[])`,
)

/** What each coupon is for. */
export async function targetIdsOf(db: Db, ids: readonly number[]): Promise<Map<number, TargetIds>> {
  const rows = await db.rows<TargetIds & { id: number }>(read, [ids])
  return new Map(rows.map(({ id, ...targets }) => [id, targets]))
}

const tables: Record<TargetField, { clear: string; add: string; found: string }> = {
  goods_ids: {
    clear: 'delete from coupon_goods where coupon_id = $1',
    add: `insert into coupon_goods (coupon_id, store_id, goods_id)
          select c.id, c.store_id, t from coupons c, unnest($2::bigint[]) t where c.id = $1`,
    found: `select count(*)::int as n from goods where id = any($1::bigint[]) and store_id = $2 and deleted_at is null`,
  },
  class_ids: {
    clear: 'delete from coupon_classes where coupon_id = $1',
    add: 'insert into coupon_classes (coupon_id, class_id) select $1, t from unnest($2::bigint[]) t',
    found: `select count(*)::int as n from goods_classes where id = any($1::bigint[]) and $2::bigint is null`,
  },
  store_ids: {
    clear: 'delete from coupon_stores where coupon_id = $1',
    add: 'insert into coupon_stores (coupon_id, store_id) select $1, t from unnest($2::bigint[]) t',
    found: `select count(*)::int as n from stores where id = any($1::bigint[]) and verify = 'passed' and $2::bigint is null`,
  },
}
const statements = Object.fromEntries(
  Object.entries(tables).map(([field, { clear, add, found }]) => [
    field,
    {
      clear: statement(`coupons.clear_${field}`, clear),
      add: statement(`coupons.add_${field}`, add),
      found: statement(`coupons.found_${field}`, found),
    },
  ]),
) as Record<TargetField, Record<'clear' | 'add' | 'found', ReturnType<typeof statement>>>

/** Whether all of these exist; goods in the store. `storeId` is null for the platform. */
export const haveAll = async (db: Db, field: TargetField, ids: readonly number[], storeId: number | null) =>
  ((await db.row<{ n: number }>(statements[field].found, [ids, storeId]))?.n ?? 0) === ids.length

/** Replaces what a coupon is for. */
export async function setTargets(tx: Tx, couponId: number, field: TargetField, ids: readonly number[]): Promise<void> {
  await tx.rows(statements[field].clear, [couponId])
  if (ids.length) await tx.rows(statements[field].add, [couponId, ids])
}
