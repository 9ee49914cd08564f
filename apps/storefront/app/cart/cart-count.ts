import { sharedValue } from '~/ui/shared-value.ts'

const count = sharedValue(0)

/** The number of pieces on the cart badge; 0 on the server. */
export const useCartCount = count.use

/** Sets the badge: after `/cart_count`, and immediately when something is added or removed. */
export const setCartCount = count.set

/** Changes the badge before the server has answered. */
export const changeCartCount = (by: number): void => setCartCount(Math.max(0, count.get() + by))
