import type { Translate } from '~/i18n/language.ts'
import { shortPrice } from '~/ui/goods/price-parts.ts'

/** What an offer takes off and from which sum on, as wire amounts; a threshold of 0 is none. */
export interface OfferMoney {
  money: string
  use_money: string
}

const hasThreshold = ({ use_money }: OfferMoney): boolean => Number(use_money) > 0

/** An offer in a few words: 满 299 减 20, ¥20 off ¥299. */
export const offerText = (offer: OfferMoney, t: Translate): string =>
  hasThreshold(offer)
    ? t('coupon:offFrom', { off: shortPrice(offer.money), from: shortPrice(offer.use_money) })
    : t('coupon:off', { off: shortPrice(offer.money) })

/** The condition under the amount of a coupon. */
export const thresholdText = (offer: OfferMoney, t: Translate): string =>
  hasThreshold(offer) ? t('coupon:from', { from: shortPrice(offer.use_money) }) : t('coupon:fromAny')
