import { useText } from '~/i18n/text.tsx'
import type { QuoteStore } from '../quote-store-card.tsx'
import { CouponRow } from './coupon-row.tsx'
import { MoreForLess } from './more-for-less.tsx'

/** The full reduction and the coupon of one store that are used, and what is missing to a better one. */
export function StoreOffers({
  store: { store_id, offers },
  isBusy,
  onCoupon,
}: {
  store: QuoteStore
  isBusy: boolean
  onCoupon: (id: number) => void
}) {
  const t = useText()
  const reduction = offers.find(({ kind, state }) => kind === 'reduction' && state === 'used')
  return (
    <>
      {reduction && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-2">{t('coupon:reduction')}</span>
          <span className="font-medium text-brand tabular-nums">−¥{reduction.saves}</span>
        </p>
      )}
      <CouponRow name={t('order:storeCoupon')} offers={offers} isBusy={isBusy} onChoose={onCoupon} />
      <MoreForLess offers={offers} storeId={store_id} />
    </>
  )
}
