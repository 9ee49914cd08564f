import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { QuotedOffer } from '@fangshi/contract/offers'
import { formatDateTime } from '@fangshi/contract/time'
import type { OfferState } from '@fangshi/contract/status'
import type { OfferResult } from './offers.ts'

const isReduction = ({ offer }: OfferResult): boolean => offer.kind === 'reduction'

/** Why an offer is used or not. */
const reasons: Record<Locale, Record<OfferState, (result: OfferResult) => string>> = {
  'zh-cn': {
    used: ({ saves_cents }) => `已减 ${formatMoney(saves_cents)} 元`,
    possible: (result) => (isReduction(result) ? '已享受更优惠的满减' : `可减 ${formatMoney(result.saves_cents)} 元`),
    fits_nothing: () => '不适用于所选商品',
    below_threshold: ({ missing_cents, offer }) =>
      `再买 ${formatMoney(missing_cents)} 元减 ${formatMoney(offer.off_cents)} 元`,
    nothing_left: () => '商品金额已被其他优惠抵完',
  },
  en: {
    used: ({ saves_cents }) => `¥${formatMoney(saves_cents)} off`,
    possible: (result) =>
      isReduction(result) ? 'A better offer of the store applies' : `Would save ¥${formatMoney(result.saves_cents)}`,
    fits_nothing: () => 'Not valid for these items',
    below_threshold: ({ missing_cents, offer }) =>
      `¥${formatMoney(missing_cents)} more for ¥${formatMoney(offer.off_cents)} off`,
    nothing_left: () => 'Other discounts already cover these items',
  },
}

const order: readonly OfferState[] = ['used', 'possible', 'below_threshold', 'nothing_left', 'fits_nothing']

const inOrder = (a: OfferResult, b: OfferResult): number =>
  order.indexOf(a.state) - order.indexOf(b.state) ||
  b.saves_cents - a.saves_cents ||
  a.missing_cents - b.missing_cents ||
  a.offer.id - b.offer.id

/** Offers with what became of them: first what is used, then what could be, the most saving first, then what is missed least. */
export const showOffers = (results: readonly OfferResult[], locale: Locale): QuotedOffer[] =>
  results.toSorted(inOrder).map((result) => {
    const { offer, state, saves_cents, missing_cents } = result
    return {
      kind: offer.kind,
      id: offer.id,
      coupon_id: offer.coupon_id,
      name: localText(offer.name, locale),
      threshold: formatMoney(offer.threshold_cents),
      off: formatMoney(offer.off_cents),
      end_time: formatDateTime(offer.end_time),
      state,
      saves: formatMoney(saves_cents),
      missing: formatMoney(missing_cents),
      reason: reasons[locale][state](result),
    }
  })
