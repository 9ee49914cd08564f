import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { QuotedOffer } from '@fangshi/contract/offers'

/** The offers of a cart by store. */
export type StoreOffers = ReadonlyMap<number, readonly QuotedOffer[]>

export const offersOf = (cart: readonly { store_id: number; offers: readonly QuotedOffer[] }[]): StoreOffers =>
  new Map(cart.map(({ store_id, offers }) => [store_id, offers]))

/** What the offers that are used take off together, as a wire amount. */
export const savedBy = (offers: StoreOffers): string =>
  formatMoney(
    [...offers.values()]
      .flat()
      .filter(({ state }) => state === 'used')
      .reduce((sum, { saves }) => sum + (parseMoney(saves) ?? 0), 0),
  )

/** An amount less another one. */
export const less = (amount: string, saved: string): string =>
  formatMoney((parseMoney(amount) ?? 0) - (parseMoney(saved) ?? 0))
