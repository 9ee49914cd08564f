import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { FreightRule, OfferTerms, Step } from './quote.ts'

/** Grams as people say them: "800 g", "2.3 kg". */
const weight = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`)

const freight = {
  'zh-cn': (it: FreightRule) =>
    `运费（共 ${weight(it.weight_g)}）：首重 ${weight(it.first_weight_g)} ${formatMoney(it.first_price_cents)} 元，` +
    `续重每 ${weight(it.next_weight_g)} ${formatMoney(it.next_price_cents)} 元`,
  en: (it: FreightRule) =>
    `Shipping for ${weight(it.weight_g)}: first ${weight(it.first_weight_g)} ¥${formatMoney(it.first_price_cents)}, ` +
    `each additional ${weight(it.next_weight_g)} ¥${formatMoney(it.next_price_cents)}`,
}

const offer = {
  'zh-cn': ({ kind, threshold_cents, off_cents }: OfferTerms) => {
    const off = `减 ${formatMoney(off_cents)} 元`
    const terms = threshold_cents > 0 ? `满 ${formatMoney(threshold_cents)} 元${off}` : `立${off}`
    return `${{ reduction: '店铺满减', store_coupon: '店铺优惠券', platform_coupon: '平台优惠券' }[kind]}：${terms}`
  },
  en: ({ kind, threshold_cents, off_cents }: OfferTerms) => {
    const off = formatMoney(off_cents)
    const terms = threshold_cents > 0 ? `spend ¥${formatMoney(threshold_cents)}, save ¥${off}` : `¥${off} off`
    return `${{ reduction: 'Store offer', store_coupon: 'Store coupon', platform_coupon: 'Platform coupon' }[kind]}: ${terms}`
  },
}

const words = {
  'zh-cn': {
    goods: (pieces: number) => `商品 ${pieces} 件`,
    free: '包邮',
    freight: freight['zh-cn'],
    offer: offer['zh-cn'],
  },
  en: {
    goods: (pieces: number) => (pieces === 1 ? '1 item' : `${pieces} items`),
    free: 'Free shipping',
    freight: freight.en,
    offer: offer.en,
  },
}

/** The offer of a kind and id as a step of the price describes it; throws an Error where no step used it. */
export function showOfferOf(
  steps: readonly Step[],
  { kind, id }: Pick<OfferTerms, 'kind' | 'id'>,
  locale: Locale,
): string {
  const used = steps.find((step) => step.kind === 'discount' && step.offer.kind === kind && step.offer.id === id)
  if (!used) throw new Error(`no step of the price used the ${kind} ${id}`)
  return stepText(used, locale)
}

/** The description of a price step in the reader's language. */
export function stepText(step: Step, locale: Locale): string {
  const say = words[locale]
  switch (step.kind) {
    case 'goods':
      return say.goods(step.pieces)
    case 'freight':
      return step.rule ? say.freight(step.rule) : say.free
    case 'discount':
      return say.offer(step.offer)
  }
}
