import type { Coupon } from '@fangshi/contract/coupons'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { rememberClaim } from './claim-before-login.ts'
import { couponPath } from './coupon-path.ts'

// As wide for either word, so that a page does not move when it learns of the own claims.
const look = 'min-w-18'

/** Claims a coupon, or leads to what it is for once it is claimed. A guest logs in first and comes back. */
export function ClaimButton({ coupon, isClaimed }: { coupon: Coupon; isClaimed: boolean }) {
  const t = useText()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { pathname, search } = useLocation()
  const isLoggedIn = useIsLoggedIn()
  const [isSending, setIsSending] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const isPressed = useRef(false)
  const { id, name } = coupon

  // The pressed button becomes a link, which takes over the focus.
  useEffect(() => {
    if (isClaimed && isPressed.current) place.current?.querySelector('a')?.focus()
  }, [isClaimed])

  const press = async (): Promise<void> => {
    isPressed.current = true
    setIsSending(true)
    const { claimCoupon, sayLoginFirst } = await import('./claim-calls.ts')
    if (isLoggedIn) {
      await claimCoupon(id)
      return setIsSending(false)
    }
    rememberClaim(id)
    sayLoginFirst()
    await navigate(localPath(links.login(pathname + search)))
  }
  return (
    <span ref={place} className="shrink-0">
      {isClaimed ? (
        <ButtonLink size="s" to={couponPath(coupon)} aria-label={t('coupon:useNamed', { name })} className={look}>
          {t('coupon:use')}
        </ButtonLink>
      ) : (
        <Button
          tone="ink"
          size="s"
          aria-label={t('coupon:claimNamed', { name })}
          busy={isSending}
          onClick={() => void press()}
          className={look}
        >
          {t('coupon:claim')}
        </Button>
      )}
    </span>
  )
}
