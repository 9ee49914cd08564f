import { CallError, type Call } from '@fangshi/contract/client'
import { receiveCoupon } from '@fangshi/contract/coupons'
import { localeOf } from '@fangshi/contract/locale'
import { takeRememberedClaim } from '~/coupons/claim-before-login.ts'
import { couponTexts } from '~/coupons/own-texts.ts'
import { toast } from '~/ui/toast/toast-store.ts'

/** Claims the coupon that the guest chose before the login, and shows the result. */
export async function claimRemembered(call: Call): Promise<void> {
  const id = takeRememberedClaim()
  if (id === undefined) return
  try {
    const { name } = await call(receiveCoupon, { body: { id } })
    const c = couponTexts(localeOf(document.documentElement.lang))
    toast({ text: c('coupons:loggedInAndClaimed', { name }), tone: 'ok' })
  } catch (error) {
    if (error instanceof CallError) toast({ text: error.message, tone: 'bad' })
    throw error
  }
}
