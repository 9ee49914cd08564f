/** The states of orders of points goods (rules §9). */
export const pointsOrderStatuses = [
  'waiting_payment',
  'waiting_delivery',
  'waiting_receipt',
  'completed',
  'cancelled',
] as const
export type PointsOrderStatus = (typeof pointsOrderStatuses)[number]

/** What a shopper may do to an order of points goods; `pay` leads to its cashier. */
export const pointsOrderActions = ['pay', 'cancel', 'receive'] as const
export type PointsOrderAction = (typeof pointsOrderActions)[number]

/** What the platform may do to one. */
export const adminPointsOrderActions = ['ship', 'cancel'] as const
export type AdminPointsOrderAction = (typeof adminPointsOrderActions)[number]
