import type { QuotedOffer } from '@fangshi/contract/offers'
import { CouponRow } from './coupon-row.tsx'
import { MoreForLess } from './more-for-less.tsx'
import { useOrderTexts } from '~/area-texts/order-texts.ts'

/** The coupon of the platform, one for the whole checkout; nothing for who has none. */
export function PlatformOffers({
  offers,
  chosen,
  isBusy,
  onCoupon,
}: {
  offers: readonly QuotedOffer[]
  chosen: number | undefined
  isBusy: boolean
  onCoupon: (id: number) => void
}) {
  const t = useOrderTexts()
  if (!offers.length) return null
  return (
    <section aria-label={t('order:platformCoupon')} className="card px-4 py-2 md:px-6 md:py-3">
      <CouponRow name={t('order:platformCoupon')} offers={offers} chosen={chosen} isBusy={isBusy} onChoose={onCoupon} />
      <MoreForLess offers={offers} storeId={undefined} />
    </section>
  )
}
