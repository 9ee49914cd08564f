import type { Coupon } from '@fangshi/contract/coupons'
import { useText } from '~/i18n/text.tsx'
import { ClaimTicket } from './claim-ticket.tsx'
import { useOwnClaims } from './use-own-claims.ts'

/** Some coupons side by side, to swipe on phones, each with its button. */
export function CouponRail({ coupons }: { coupons: readonly Coupon[] }) {
  const t = useText()
  useOwnClaims(coupons)
  return (
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] md:gap-4 md:px-0">
      {coupons.map((coupon) => (
        <li key={coupon.id} className="w-72 shrink-0 md:w-auto">
          <ClaimTicket coupon={coupon} notes={coupon.store?.name ?? t('coupon:ofPlatform')} />
        </li>
      ))}
    </ul>
  )
}
