import type { Coupon } from '@fangshi/contract/coupons'
import type { ReactNode } from 'react'
import { useText } from '~/i18n/text.tsx'
import { ClaimButton } from './claim-button.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import { useClaim } from './known-claims.ts'

/** A coupon with the button that claims it, or the reason why it cannot be claimed. */
export function ClaimTicket({
  coupon,
  notes,
  isOpen = false,
  children,
}: {
  coupon: Coupon
  notes: ReactNode
  /** On the coupon's own page, which is where a claimed one leads. */
  isOpen?: boolean
  children?: ReactNode
}) {
  const t = useText()
  const claim = useClaim(coupon)
  const canPress = claim === 'claimable' || claim === 'claimed'
  const isClaimed = claim === 'claimed'
  return (
    <CouponTicket
      coupon={coupon}
      title={coupon.name}
      notes={notes}
      stamp={canPress ? undefined : t(`coupon:claim_${claim}`)}
      action={canPress && !(isOpen && isClaimed) && <ClaimButton coupon={coupon} isClaimed={isClaimed} />}
    >
      {children}
    </CouponTicket>
  )
}
