import type { TopGoods, TopStore } from '@fangshi/contract/figures'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { TopGoodsRow, TopStoreRow } from './tops.db.ts'

/** A row of a ranking of goods, in a language. */
export const showTopGoods = ({ name, store_name, amount_cents, ...row }: TopGoodsRow, locale: Locale): TopGoods => ({
  ...row,
  name: localText(name, locale),
  store_name: localText(store_name, locale),
  amount: formatMoney(amount_cents),
})

/** A row of a ranking of stores, in a language. */
export const showTopStore = (
  { store_name, sales_cents, refunded_cents, ...row }: TopStoreRow,
  locale: Locale,
): TopStore => ({
  ...row,
  store_name: localText(store_name, locale),
  sales: formatMoney(sales_cents),
  refunded: formatMoney(refunded_cents),
})
