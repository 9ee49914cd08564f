import { localText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { storeReductions } from '@fangshi/contract/reductions'
import { formatDateTime } from '@fangshi/contract/time'
import { fail } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { reductionsOfStore } from './reductions.db.ts'

/** The full reductions of a store, for the shop's pages. */
export const reductionsRoutes = [
  on(storeReductions, async ({ ctx, params, locale }) => {
    const reductions = (await reductionsOfStore(ctx.db, params.id, ctx.now())) ?? fail('STORE_NOT_FOUND')
    return reductions.map(({ id, name, money_cents, use_money_cents, end_time }) => ({
      id,
      name: localText(name, locale),
      money: formatMoney(money_cents),
      use_money: formatMoney(use_money_cents),
      end_time: formatDateTime(new Date(end_time)),
    }))
  }),
]
