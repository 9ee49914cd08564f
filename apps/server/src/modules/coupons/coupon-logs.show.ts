import { localText, type LocalText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { statement } from '../../kernel/db/db.ts'
import { conditionSql, prefixFilter } from '../../kernel/resource/conditions.ts'
import type { FilterContext } from '../../kernel/resource/search-plan.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { storeNamesOf } from './coupon-detail.db.ts'
import { claimedCoupons, coupons } from './schema.ts'

const read = statement(
  'coupons.of_claimed',
  `select k.id, c.name, c.money_cents, c.use_money_cents, c.end_time, u.nickname
     from claimed_coupons k join coupons c on c.id = k.coupon_id join users u on u.id = k.user_id where k.id = any($1::bigint[])`,
)
interface Names {
  id: number
  name: LocalText
  money_cents: number
  use_money_cents: number
  end_time: Date
  nickname: string
}

/** The computed fields of claimed coupons in lists. A coupon past its end shows as expired even before the timer marks it. */
export async function showLogs(
  rows: readonly Row<typeof claimedCoupons>[],
  { db, locale, now }: ShowContext,
): Promise<Form[]> {
  const found = await db.rows<Names>(read, [rows.map(({ id }) => id)])
  const byId = new Map(found.map((one) => [one.id, one]))
  const stores = await storeNamesOf(
    db,
    rows.map(({ store_id }) => store_id),
    locale,
  )
  return rows.map(({ id, status, store_id }) => {
    const one = byId.get(id) as Names
    return {
      name: localText(one.name, locale),
      money: formatMoney(one.money_cents),
      use_money: formatMoney(one.use_money_cents),
      nickname: one.nickname,
      status: status === 'to_be_used' && one.end_time <= now ? 'expired' : status,
      funder: store_id === null ? 'platform' : 'store',
      store_name: store_id === null ? '' : (stores.get(store_id) ?? ''),
    }
  })
}

/** Claimed coupons of coupons with such a name, of which there are few beside the claims. */
async function byName(condition: Condition, { db, who }: FilterContext): Promise<SQL> {
  const own = who.area === 'Seller' ? eq(coupons.store_id, who.store_id) : undefined
  const rows = await db.q
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(own, conditionSql(coupons.name, condition)))
  return rows.length
    ? inArray(
        claimedCoupons.coupon_id,
        rows.map(({ id }) => id),
      )
    : sql`false`
}

const ofFunder = ({ values }: Condition): SQL | undefined =>
  values.includes('platform')
    ? values.includes('store')
      ? undefined
      : isNull(claimedCoupons.store_id)
    : isNotNull(claimedCoupons.store_id)

export const logFilters = {
  name: byName,
  used_for: prefixFilter(claimedCoupons.used_for),
  funder: ofFunder,
}
