import type { CouponScope } from '@fangshi/contract/coupons'
import type { Condition } from '@fangshi/contract/filters'
import { isNull } from 'drizzle-orm'
import { activityState, activityStateSql, ownerActions } from '../../kernel/activities.ts'
import type { Db } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import type { ResourceSpec } from '../../kernel/resource/serve.ts'
import type { Form, Row, RowChange, ShowContext, WriteContext } from '../../kernel/resource/spec.ts'
import { checkCouponForm, type StoredCoupon } from './check-coupon.ts'
import { coupons } from './schema.ts'
import { haveAll, setTargets, targetIdsOf, type TargetField, type TargetIds } from './targets.db.ts'

type Coupon = Row<typeof coupons>

const scopes: Record<TargetField, CouponScope> = { goods_ids: 'goods', class_ids: 'classes', store_ids: 'stores' }

/** A list of ids as it is stored: each once, lowest first. */
function idsIn(form: Form, field: TargetField): number[] | undefined {
  const ids = form[field] as readonly number[] | undefined
  return ids && [...new Set(ids)].sort((a, b) => a - b)
}

/** What back offices read of coupons beyond their columns, with one more query for a whole page. */
export async function showCoupons(rows: readonly Coupon[], { db, now }: ShowContext): Promise<Form[]> {
  const targets = await targetIdsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const state = activityState(row, now)
    return {
      ...targets.get(row.id),
      limit: row.per_person,
      left: row.stock - row.claimed,
      state,
      // Only the platform sends its coupons, and only while they run.
      actions: [...ownerActions(state), ...(row.store_id === null && state === 'running' ? ['send'] : [])],
    }
  })
}

/** The filter of the state, which no column has. */
export const couponFilters = {
  state: (condition: Condition) => conditionSql(activityStateSql(coupons), condition),
}

async function storedCoupon(row: Coupon, db: Db): Promise<StoredCoupon> {
  const targets = (await targetIdsOf(db, [row.id])).get(row.id)
  const { money_cents, use_money_cents, per_person, ...columns } = row
  const fields = { ...columns, money: money_cents, use_money: use_money_cents, limit: per_person, ...targets }
  return { ...row, fields }
}

/** Refuses what is not there, and both classes and stores for one coupon. */
async function checkTargets(
  tx: Db,
  form: Form,
  stored: Partial<TargetIds>,
  fields: readonly TargetField[],
  storeId: number | null,
) {
  const chosen = fields.filter((field) => (idsIn(form, field) ?? stored[field] ?? []).length > 0)
  if (chosen.length > 1) failFields({ [chosen[1] as string]: 'COUPON_TARGETS_BOTH' })
  for (const field of chosen) {
    const ids = idsIn(form, field)
    if (ids && !(await haveAll(tx, field, ids, storeId))) failFields({ [field]: 'CHOICE_INVALID' })
  }
}

/** Rules of a change: what the state allows, and that what the coupon is for exists. Nobody relied on what has not started. */
const checkChange =
  (fields: readonly TargetField[]) =>
  async ({ form, before }: RowChange<typeof coupons>, { tx, ctx, who }: WriteContext): Promise<void> => {
    const now = ctx.now()
    if (!form) {
      if (before && !ownerActions(activityState(before, now)).includes('delete')) fail('ACTIVITY_STARTED')
      return
    }
    const stored = before && (await storedCoupon(before, tx))
    const sorted = Object.fromEntries(fields.flatMap((field) => [[field, idsIn(form, field)]]))
    checkCouponForm({ ...form, ...sorted }, stored, now)
    await checkTargets(
      tx,
      form,
      (stored?.fields ?? {}) as Partial<TargetIds>,
      fields,
      who.area === 'Seller' ? who.store_id : null,
    )
  }

/** The form as columns; the scope follows from what is chosen. */
const toColumns =
  (fields: readonly TargetField[]) =>
  async ({ limit, ...form }: Form, { tx, ctx }: WriteContext, before?: Coupon): Promise<Form> => {
    const stored = before && (await targetIdsOf(tx, [before.id])).get(before.id)
    const chosen = fields.find((field) => (idsIn(form, field) ?? stored?.[field] ?? []).length > 0)
    return {
      ...form,
      ...(before ? {} : { created_at: ctx.now() }),
      ...(limit === undefined ? {} : { per_person: limit }),
      scope: chosen ? scopes[chosen] : 'all',
    }
  }

/** What the coupons of the store or of the platform share; `fields` are those of their form that say what they are for. */
const couponSpec = (fields: readonly TargetField[]) =>
  ({
    table: coupons,
    filters: couponFilters,
    show: showCoupons,
    check: checkChange(fields),
    toColumns: toColumns(fields),
    after: async ({ form, after }, { tx }) => {
      for (const field of fields) {
        const ids = form && idsIn(form, field)
        if (after && ids) await setTargets(tx, after.id, field, ids)
      }
    },
  }) satisfies ResourceSpec<typeof coupons>

export const storeCouponSpec = { ...couponSpec(['goods_ids']), own: ownStore } satisfies ResourceSpec<typeof coupons>
export const platformCouponSpec = {
  ...couponSpec(['class_ids', 'store_ids']),
  only: () => isNull(coupons.store_id),
} satisfies ResourceSpec<typeof coupons>
