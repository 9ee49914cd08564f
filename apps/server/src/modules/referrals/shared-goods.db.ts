import { pick } from '../../kernel/db/pick.ts'
import { statement, type Db } from '../../kernel/db/db.ts'
import { allowedLevels } from '../distributions/shares.sql.ts'
import { isOwnStore } from '../stores/own-store.sql.ts'

export interface SharedGoods {
  id: number
  goods_name: string
  image: string
  price_cents: number
  store_name: string
  rate_bp: number
  commission_cents: number
}

const tables = `distributions d join goods g on g.id = d.goods_id join stores s on s.id = g.store_id`
const isFor = (user: string): string =>
  `g.listed and d.lev_1_bp > 0 and ${allowedLevels} > 0 and not ${isOwnStore(user, 'g.store_id')}`
const page = statement(
  'referrals.goods',
  `select g.id, ${pick('g.name')} as goods_name, g.images[1] as image, g.price_cents, ${pick('s.store_name')} as store_name,
          d.lev_1_bp as rate_bp, g.price_cents * d.lev_1_bp / 10000 as commission_cents
     from ${tables} where ${isFor('$2')} order by commission_cents desc, g.id desc limit $3 offset $4`,
)
const count = statement('referrals.count_goods', `select count(*)::int as n from ${tables} where ${isFor('$1')}`)

/** A page of the goods that pay this user for buyers, those that pay most for a piece first. */
export const sharedGoods = (
  db: Db,
  userId: number,
  locale: string,
  { limit, offset }: { limit: number; offset: number },
) => db.rows<SharedGoods>(page, [locale, userId, limit, offset])

export const countSharedGoods = async (db: Db, userId: number): Promise<number> =>
  (await db.row<{ n: number }>(count, [userId]))?.n ?? 0
