import type { QuoteStore } from '../quote-store-card.tsx'
import { CouponRow } from './coupon-row.tsx'
import { discountsOf } from './discounts.ts'
import { MoreForLess } from './more-for-less.tsx'
import { useOrderTexts } from '~/area-texts/order-texts.ts'

/** The full reduction and the coupons that make the total of one store lower, and what is missing to a better offer. */
export function StoreOffers({
  store: { store_id, offers, steps },
  chosen,
  isBusy,
  onCoupon,
}: {
  store: QuoteStore
  chosen: number | undefined
  isBusy: boolean
  onCoupon: (id: number) => void
}) {
  const t = useOrderTexts()
  const reduction = offers.find(({ kind, state }) => kind === 'reduction' && state === 'used')
  const shares = discountsOf(steps.filter(({ funder }) => funder === 'platform'))
  return (
    <>
      {reduction && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-2">{t('coupon:reduction')}</span>
          <span className="font-medium text-brand tabular-nums">−¥{reduction.saves}</span>
        </p>
      )}
      <CouponRow name={t('order:storeCoupon')} offers={offers} chosen={chosen} isBusy={isBusy} onChoose={onCoupon} />
      {shares.map(({ rule, amount }) => (
        <p key={rule} className="flex items-baseline justify-between gap-4">
          <span className="text-ink-2">{t('order:platformShare')}</span>
          <span className="tabular-nums">−¥{amount}</span>
        </p>
      ))}
      <MoreForLess offers={offers} storeId={store_id} />
    </>
  )
}
