import type { GoodsDetail } from '@fangshi/contract/catalog'
import type { Translate } from '~/i18n/language.ts'
import type { FreightToAddress } from './freight-call.ts'

/** A weight in grams as readable text. */
export const weightText = (grams: number, t: Translate): string =>
  grams >= 1000 ? t('goods:kilograms', { count: grams / 1000 }) : t('goods:grams', { count: grams })

const shortPrice = (price: string): string => price.replace(/\.00$/, '')

/** What delivery costs: the least there is, or the price to the shopper's address, `from` which on while no SKU is chosen. */
export function freightText(
  { kind, lowest_price }: GoodsDetail['freight'],
  toAddress: (Pick<FreightToAddress, 'freight_money'> & { isFrom: boolean }) | null,
  t: Translate,
): string {
  if (kind === 'free') return t('goods:freightFree')
  if (!toAddress) return t('goods:freightFrom', { price: shortPrice(lowest_price) })
  const price = shortPrice(toAddress.freight_money)
  if (price === '0') return t('goods:freightFree')
  return t(toAddress.isFrom ? 'goods:freightFrom' : 'goods:freight', { price })
}
