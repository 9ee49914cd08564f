import type { Coupon } from '@fangshi/contract/coupons'
import { CouponRail } from '~/coupons/coupon-rail.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { SectionHeading } from '~/ui/section-heading.tsx'

/** A row of coupons to claim, and the way to the centre (ux §3.2). */
export function CouponSection({ coupons }: { coupons: readonly Coupon[] }) {
  const t = useText()
  if (!coupons.length) return null
  return (
    <section className="pt-6 md:pt-10">
      <SectionHeading title={t('coupon:centre')} more={{ to: links.coupons(), label: t('coupon:all') }} />
      <CouponRail coupons={coupons} />
    </section>
  )
}
