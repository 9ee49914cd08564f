import type { StocklessCard } from '@fangshi/contract/catalog'
import type { Translate } from '~/i18n/language.ts'

/** The flash sale of goods that runs, as their cards have it. */
export type CardSale = NonNullable<StocklessCard['seckill']>

/** What a card says of a flash sale: that it is sold out, how much of it is sold, or until when it runs. */
export function saleText({ is_sold_out, sold_percent, end_time }: CardSale, t: Translate): string {
  if (is_sold_out) return t('ui:saleSoldOut')
  if (sold_percent > 0) return t('ui:saleSold', { percent: sold_percent })
  return t('ui:saleUntil', { time: end_time.slice(5, 16) })
}
