/** The statuses of things (spec §4); their texts are in the fronts. */

/** The stages that an order itself goes through (rules §5). */
export const orderStages = [
  'waiting_payment',
  'waiting_group',
  'waiting_delivery',
  'waiting_receipt',
  'waiting_comment',
  'completed',
  'cancelled',
  'after_sale_completed',
] as const
export type OrderStage = (typeof orderStages)[number]

/** What an order is shown as instead while a refund, or a return or exchange, is open. */
export const afterSaleStatuses = ['after_sale_refund', 'after_sale_return'] as const
export type AfterSaleStatus = (typeof afterSaleStatuses)[number]

export const orderStatuses = [...orderStages, ...afterSaleStatuses] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What keeps an account from being closed: unfinished orders, money, open withdrawals, or a store. */
export const closingObstacles = ['orders', 'refunds', 'money', 'withdrawals', 'store'] as const
export type ClosingObstacle = (typeof closingObstacles)[number]

/**
 * What a shopper may do to an order from a screen of the shop; `refund` leads to the form of a request (rules §7), `comment`
 * to the page of the comments (rules §10).
 */
export const orderActions = ['pay', 'cancel', 'receive', 'comment', 'extend', 'buy_again', 'refund'] as const
export type OrderAction = (typeof orderActions)[number]

/** What a store or the platform may do to an order from a screen of its back office; `refund` is the platform’s alone. */
export const backofficeActions = ['ship', 'edit_receiver', 'refund', 'cancel'] as const
export type BackofficeAction = (typeof backofficeActions)[number]

/** The tabs of an order list; `waiting_group` shows under waiting_delivery, open and finished after-sale under one (rules §5). */
export const orderTabs = [
  'all',
  'waiting_payment',
  'waiting_delivery',
  'waiting_receipt',
  'waiting_comment',
  'after_sale',
] as const
export type OrderTab = (typeof orderTabs)[number]

/** The offers that take money off goods, in the order in which they apply (rules §4). */
export const offerKinds = ['reduction', 'store_coupon', 'platform_coupon'] as const
export type OfferKind = (typeof offerKinds)[number]
/**
 * What became of an offer in a quote: used; it could be used, but another one is; it fits no line; its lines do not reach
 * the threshold; or other offers took all that its lines cost.
 */
export const offerStates = ['used', 'possible', 'fits_nothing', 'below_threshold', 'nothing_left'] as const
export type OfferState = (typeof offerStates)[number]

/** The channels that take money from outside. */
export const providerChannels = ['wechat', 'alipay'] as const
export type ProviderChannel = (typeof providerChannels)[number]
export const paymentMethods = ['balance', ...providerChannels] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** What a payer's client says it is; the server picks the device of the channel from it (rules §6). */
export const payClients = ['desktop', 'phone', 'wechat', 'wechat_mini', 'alipay_mini', 'app'] as const
export type PayClient = (typeof payClients)[number]
/** Why a bill cannot be paid by a method now. */
export const methodFaults = [
  /** It is not open: paid, cancelled, or its time is up. */
  'bill_closed',
  'site_closed',
  'balance_short',
  'pay_password_missing',
  /** The shop does not offer the channel. */
  'not_offered',
  /** The channel is offered, but not to clients such as this one. */
  'other_client',
  /** The channel has to know who pays, and the client does not say. */
  'payer_unknown',
] as const
export type MethodFault = (typeof methodFaults)[number]

export const storeVerifications = ['filling_in', 'verifying', 'denied', 'passed'] as const
export const storeStatuses = ['open', 'closed', 'suspended'] as const
/** What the platform may do to a store from its screens. */
export const storeActions = ['pass', 'deny', 'adjust_money', 'suspend', 'reopen'] as const
export type StoreAction = (typeof storeActions)[number]

export const freightChoices = ['default', 'free', 'template'] as const

export const goodsShelves = ['on', 'off'] as const
/** The review status of goods: the newest content is approved, pending or rejected (rules §3). */
export const goodsReviews = ['to_review', 'examined', 'rejected'] as const
export type GoodsReview = (typeof goodsReviews)[number]
/** What the platform may do to goods from its screens. */
export const goodsDecisions = ['approve', 'reject', 'take_down', 'reinstate'] as const
export type GoodsDecision = (typeof goodsDecisions)[number]
/** What a store may do to the shelf of its goods. */
export const shelfActions = ['put_on_shelf', 'take_off_shelf'] as const
export type ShelfAction = (typeof shelfActions)[number]
/** Why a stock changed (rules §3). */
export const stockReasons = [
  'set',
  'add',
  'reserve',
  'release',
  'sell',
  'return',
  'to_activity',
  'from_activity',
] as const

/** What gives goods another price for a time: a flash sale, with stock of its own, or a group buy (rules §9). */
export const activityKinds = ['seckill', 'collective'] as const

export const smsPurposes = ['register', 'forget_password', 'edit_user', 'new_phone', 'login'] as const
export type SmsPurpose = (typeof smsPurposes)[number]
/** Text messages that carry no code. */
export const smsNotices = [
  'seckill_reminder',
  'order_shipped',
  'refund_paid',
  'withdrawal_paid',
  'store_passed',
  'store_denied',
  'stock_back',
  'security_changed',
] as const
export type SmsName = SmsPurpose | (typeof smsNotices)[number]

/** Devices that an app version is for. */
export const appDevices = ['android', 'ios', 'mini'] as const
