import type { CommissionScope } from '@fangshi/contract/commission-rates'
import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { statement, type Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { ratesOf } from './rates.sql.ts'

const candidates = statement(
  'commissions.candidates',
  `select g.name as goods_name, s.store_name, (
            select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.level desc)
              from goods_classes c where c.id = any(g.class_path)) as classes, (
            select coalesce(json_agg(r), '[]') from (${ratesOf('g.store_id', 'g.class_path')}) r) as rates
     from goods g join stores s on s.id = g.store_id where g.id = $1`,
)
interface RateCandidates {
  goods_name: LocalText
  store_name: LocalText
  classes: { id: number; name: LocalText }[]
  rates: { id: number; scope: CommissionScope; class_id: number | null; rate_bp: number }[]
}

/**
 * Which commission rate goods would be sold at now, and why: every rate that could apply, the most specific first, of which
 * the first that is set applies (rules §8). Throws GOODS_NOT_FOUND.
 */
export async function lookUpRate(db: Db, goodsId: number, locale: Locale) {
  const { goods_name, store_name, classes, rates } =
    (await db.row<RateCandidates>(candidates, [goodsId])) ?? fail('GOODS_NOT_FOUND')
  const [first] = rates
  const candidate = (scope: CommissionScope, name: string, found: RateCandidates['rates'][number] | undefined) => ({
    scope,
    name,
    rate: found ? formatMoney(found.rate_bp) : null,
    applies: found !== undefined && found.id === first?.id,
  })
  const ofScope = (scope: CommissionScope) => rates.find((rate) => rate.scope === scope)
  return {
    goods_name: localText(goods_name, locale),
    store_name: localText(store_name, locale),
    rate: formatMoney(first?.rate_bp ?? 0),
    candidates: [
      candidate('store', localText(store_name, locale), ofScope('store')),
      ...classes.map(({ id, name }) =>
        candidate(
          'class',
          localText(name, locale),
          rates.find(({ class_id }) => class_id === id),
        ),
      ),
      candidate('global', '', ofScope('global')),
    ],
  }
}
