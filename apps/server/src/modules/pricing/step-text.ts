import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { FreightRule, Step } from './quote.ts'

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

const words = {
  'zh-cn': {
    goods: (pieces: number) => `商品 ${pieces} 件`,
    free: '包邮',
    freight: freight['zh-cn'],
    discount: '优惠',
  },
  en: {
    goods: (pieces: number) => (pieces === 1 ? '1 item' : `${pieces} items`),
    free: 'Free shipping',
    freight: freight.en,
    discount: 'Discount',
  },
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
      return say.discount
  }
}
