import { commissionRates, lookUpCommission } from '@fangshi/contract/commission-rates'
import { localText, type LocalText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { statement } from '../../kernel/db/db.ts'
import { on } from '../../kernel/http/on.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Row, ShowContext } from '../../kernel/resource/spec.ts'
import { lookUpRate } from './look-up-rate.ts'
import { commissionRates as table } from './schema.ts'

const names = statement(
  'commissions.names',
  `select r.id, case when r.store_id is not null then array[s.store_name]
                     else array_remove(array[a.name, b.name, c.name], null) end as parts
     from commission_rates r
     left join stores s on s.id = r.store_id
     left join goods_classes c on c.id = r.class_id
     left join goods_classes b on b.id = c.pid left join goods_classes a on a.id = b.pid
    where r.id = any($1::bigint[])`,
)

/** The names of the stores and classes that rates are for. */
async function showRates(rows: readonly Row<typeof table>[], { db, locale }: ShowContext) {
  const found = await db.rows<{ id: number; parts: LocalText[] }>(names, [rows.map(({ id }) => id)])
  const partsOf = new Map(found.map(({ id, parts }) => [id, parts]))
  return rows.map(({ id, rate_bp }) => ({
    name: (partsOf.get(id) ?? []).map((part) => localText(part, locale)).join(' / '),
    rate: formatMoney(rate_bp),
  }))
}

/** The platform's commission rates, and which of them applies to given goods. */
export const commissionRatesAdmin = [
  ...serve(commissionRates, {
    table,
    label: 'scope',
    order: ['id'],
    show: showRates,
    toColumns: ({ rate, ...form }) => (rate === undefined ? form : { ...form, rate_bp: rate }),
  }),
  on(lookUpCommission, ({ ctx, params, locale }) => lookUpRate(ctx.db, params.id, locale)),
]
