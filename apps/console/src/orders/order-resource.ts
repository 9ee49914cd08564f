import type { adminOrders, sellerOrders, waitingOrders } from '@fangshi/contract/orders-backoffice'

/** The lists of orders in the back offices. */
export type OrderResource = typeof sellerOrders | typeof waitingOrders | typeof adminOrders
