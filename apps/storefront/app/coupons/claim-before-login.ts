/** The coupon that a guest wanted to claim; it is claimed at the login in the same tab. */

const key = 'coupon_before_login'

export const rememberClaim = (id: number): void => sessionStorage.setItem(key, String(id))

/** Returns the id of the remembered coupon and forgets it. */
export function takeRememberedClaim(): number | undefined {
  const id = Number(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  return id || undefined
}
