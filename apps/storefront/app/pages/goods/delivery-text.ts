import type { GoodsDetail } from '@fangshi/contract/catalog'
import type { Translate } from '~/i18n/language.ts'

/** A weight in grams as readable text. */
export const weightText = (grams: number, t: Translate): string =>
  grams >= 1000 ? t('goods:kilograms', { count: grams / 1000 }) : t('goods:grams', { count: grams })

/** What shipping costs, as far as it is known without an address. */
export function freightText({ kind, first_price, first_weight }: GoodsDetail['freight'], t: Translate): string {
  if (kind === 'free') return t('goods:freightFree')
  const price = first_price.replace(/\.00$/, '')
  return t('goods:freightFrom', { price, weight: weightText(first_weight, t) })
}
