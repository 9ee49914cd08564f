import { CallError } from '@fangshi/contract/client'
import { readCouponClaims, receiveCoupon, type CouponClaim } from '@fangshi/contract/coupons'
import type { ErrorKey } from '@fangshi/contract/errors'
import { localeOf } from '@fangshi/contract/locale'
import { call } from '~/api/call.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { setKnownClaims } from './known-claims.ts'
import { couponTexts } from './own-texts.ts'

/** What a refusal says about the coupon. */
const afterRefusal: Partial<Record<ErrorKey, CouponClaim>> = {
  COUPON_USED_UP: 'used_up',
  COUPON_NOT_STARTED: 'not_started',
  COUPON_ENDED: 'ended',
}

/** Asks what the shopper can do with these coupons, ids joined by comma; errors are not shown. */
export async function loadClaims(ids: string): Promise<void> {
  setKnownClaims(await call(readCouponClaims, { query: { ids } }, { quiet: true }))
}

/** Claims a coupon and says so; a refusal, which `call` shows, is kept as the coupon's state. */
export async function claimCoupon(id: number): Promise<void> {
  try {
    const { claim } = await call(receiveCoupon, { body: { id } })
    setKnownClaims([{ id, claim }])
    toast({ text: couponTexts(localeOf(document.documentElement.lang))('coupons:claimed'), tone: 'ok' })
  } catch (error) {
    if (!(error instanceof CallError)) return
    const claim = afterRefusal[error.key]
    if (claim) setKnownClaims([{ id, claim }])
    else await loadClaims(String(id)).catch(() => undefined)
  }
}

/** Tells a guest that the coupon is claimed after the login. */
export const sayLoginFirst = (): void =>
  toast({ text: couponTexts(localeOf(document.documentElement.lang))('coupons:loginFirst') })
