import type { Coupon } from '@fangshi/contract/coupons'
import type { RunningReduction } from '@fangshi/contract/reductions'
import { CouponRail } from '~/coupons/coupon-rail.tsx'
import { offerText } from '~/coupons/offer-text.ts'
import { useText } from '~/i18n/text.tsx'
import { Tag } from '~/ui/tag.tsx'

/** The full reductions of a store and its coupons to claim; nothing without any. */
export function StoreOffers({
  coupons,
  reductions,
}: {
  coupons: readonly Coupon[]
  reductions: readonly RunningReduction[]
}) {
  const t = useText()
  if (!coupons.length && !reductions.length) return null
  return (
    <section aria-label={t('coupon:offers')} className="space-y-3 pt-4">
      {reductions.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-13">
          <span className="text-ink-2">{t('coupon:reduction')}</span>
          {reductions.map((reduction) => (
            <Tag key={reduction.id} tone="brand">
              {offerText(reduction, t)}
            </Tag>
          ))}
        </p>
      )}
      {coupons.length > 0 && <CouponRail coupons={coupons} />}
    </section>
  )
}
