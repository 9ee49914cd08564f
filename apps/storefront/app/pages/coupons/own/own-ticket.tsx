import type { ClaimedCoupon } from '@fangshi/contract/coupons'
import { CouponOwner } from '~/coupons/coupon-notes.tsx'
import { couponPath } from '~/coupons/coupon-path.ts'
import { CouponTicket } from '~/coupons/coupon-ticket.tsx'
import { useCouponTexts } from '~/coupons/own-texts.ts'
import { minuteOf } from '~/coupons/scope-text.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Tag } from '~/ui/tag.tsx'
import { validity } from './validity.ts'

/** Until when a coupon can be used, or when and for which order it was. */
function OwnTime({ coupon }: { coupon: ClaimedCoupon }) {
  const c = useCouponTexts()
  const { status, store, used_for, used_at, start_time, end_time } = coupon
  if (status === 'used') {
    const order = c('coupons:usedFor', { no: used_for })
    return (
      <>
        <span className="block">{used_at && c('coupons:usedAt', { time: minuteOf(used_at) })}</span>
        {/* The platform's coupons are used for all orders of a checkout. */}
        {store ? (
          <LocalLink
            to={links.orders(undefined, { keywords: used_for })}
            className="inline-block min-h-6 break-all underline underline-offset-4 hover:text-brand"
          >
            {order}
          </LocalLink>
        ) : (
          <span className="block break-all">{order}</span>
        )}
      </>
    )
  }
  const isLater = status === 'to_be_used' && validity(coupon) === 'later'
  return (
    <span className="block">
      {status === 'expired'
        ? c('coupons:expiredAt', { time: minuteOf(end_time) })
        : c(isLater ? 'coupons:from' : 'coupons:until', { time: minuteOf(isLater ? start_time : end_time) })}
    </span>
  )
}

/** A coupon of the shopper, with the way to the goods it is for. */
export function OwnTicket({ coupon }: { coupon: ClaimedCoupon }) {
  const t = useText()
  const c = useCouponTexts()
  const { name, status, source } = coupon
  const isUsable = status === 'to_be_used'
  return (
    <CouponTicket
      coupon={coupon}
      title={
        <>
          {name}
          {isUsable && validity(coupon) === 'soon' && (
            <Tag tone="warn" className="ml-1">
              {c('coupons:soon')}
            </Tag>
          )}
          {source === 'sent' && (
            <Tag tone="gold" className="ml-1">
              {c('coupons:sent')}
            </Tag>
          )}
        </>
      }
      notes={<CouponOwner coupon={coupon} />}
      stamp={isUsable ? undefined : c(`coupons:state_${status}`)}
      action={
        <ButtonLink
          size="s"
          to={couponPath({ ...coupon, id: coupon.coupon_id })}
          aria-label={t('coupon:useNamed', { name })}
        >
          {t('coupon:use')}
        </ButtonLink>
      }
    >
      <div className="text-12 text-ink-2 tabular-nums">
        <OwnTime coupon={coupon} />
      </div>
    </CouponTicket>
  )
}
