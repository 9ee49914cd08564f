import { parseMoney } from '@fangshi/contract/money'
import type { QuotedOffer } from '@fangshi/contract/offers'

const cents = (money: string): number => parseMoney(money) ?? 0

/**
 * The offer that is worth adding goods for: of those below their threshold that would take off more than what is used of
 * their kind, the one that misses least.
 */
export function nearestOffer(offers: readonly QuotedOffer[]): QuotedOffer | undefined {
  const used = (kind: QuotedOffer['kind']): number =>
    Math.max(0, ...offers.filter((one) => one.state === 'used' && one.kind === kind).map(({ saves }) => cents(saves)))
  return offers
    .filter(({ state, kind, off }) => state === 'below_threshold' && cents(off) > used(kind))
    .toSorted((a, b) => cents(a.missing) - cents(b.missing) || cents(b.off) - cents(a.off))[0]
}
