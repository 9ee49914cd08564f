import type { goodsSorts, storeSorts } from '@fangshi/contract/catalog'
import type { collectiveSorts } from '@fangshi/contract/collectives'
import type { couponTabs, OwnCouponTab } from '@fangshi/contract/coupons'
import type { DistributionState } from '@fangshi/contract/distributions'
import type { pointsGoodsSorts } from '@fangshi/contract/points-mall'
import type { RefundTab } from '@fangshi/contract/refund-states'

/** Every address of the shop. Paths only: `LocalLink` and `useLocalePath` add the language. */

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (!entries.length) return path
  return `${path}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}

/** The filters of the goods list, named as in `GET /goods`. */
export interface GoodsFilters {
  keywords?: string
  class_id?: number
  brand_id?: number
  store_id?: number
  price_min?: string
  price_max?: string
  in_stock?: '1'
  sort?: (typeof goodsSorts)[number]
  page?: number
}

/** The filters of the shopper's orders, named as in `GET /user/orders`. */
export interface OrderListFilters {
  keywords?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

/** The filters of the store list. `near` is the shopper's place as `latitude,longitude`, needed to sort by distance. */
export interface StoreListFilters {
  keywords?: string
  sort?: (typeof storeSorts)[number]
  near?: string
  page?: number
}

/** The goods filters of a store's page, named as in `GET /goods`. */
export type StoreGoodsFilters = Pick<GoodsFilters, 'keywords' | 'class_id' | 'sort' | 'page'>

/** The filters of the group buys, named as in `GET /collectives`. */
export type CollectiveFilters = Pick<GoodsFilters, 'keywords' | 'class_id' | 'store_id' | 'page'> & {
  sort?: (typeof collectiveSorts)[number]
}

/** The tabs of the own groups, by how the group is. */
export const ownGroupTabs = ['all', 'open', 'completed', 'failed'] as const

/** The tabs of the own comments. */
export const commentTabs = ['waiting', 'written'] as const

/** A group buy that an order is for; `group` is the number of the group that it joins. */
export interface GroupChoice {
  collective?: number | undefined
  group?: string | undefined
}

/** The filters of the points goods, named as in `GET /integral/goods`. */
export interface PointsGoodsFilters {
  class_id?: number | undefined
  sort?: (typeof pointsGoodsSorts)[number] | undefined
  page?: number | undefined
}

export const links = {
  home: () => '/',
  /** `next`: where to go after the login, a path inside the shop. */
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  forgetPassword: (next?: string) => withQuery('/forget_password', { next }),
  /** The inbox of the demo; exists only there (rules §0). */
  demoSms: () => '/demo/sms',
  stores: (filters: StoreListFilters = {}) => withQuery('/stores', { ...filters }),
  store: (id: number, filters: StoreGoodsFilters = {}) => withQuery(`/store/${id}`, { ...filters }),
  storeJoin: () => '/store/join',
  /** The login of the sellers' back office, which is another application. */
  sellerLogin: () => '/Seller/login',
  /** The steps of a store application: agreement, form, review. */
  storeStep: (step: 1 | 2 | 3) => `/store/step_${step}`,
  /** The goods list with its filters as a readable query string (ux §1). */
  list: (filters: GoodsFilters = {}) => withQuery('/s', { ...filters }),
  goods: (id: number, sku?: number) => withQuery(`/goods/${id}`, { sku }),
  /** Running group buys, with filters as the goods list has them. */
  collectives: (filters: CollectiveFilters = {}) => withQuery('/collectives', { ...filters }),
  /** The page of goods with a group of a group buy, as it is shared (rules §9). */
  group: (goodsId: number, groupNo: string) => withQuery(`/goods/${goodsId}`, { group: groupNo }),
  carts: () => '/carts',
  /** Flash sales of a slot, by default of the current one. */
  seckills: (slot?: string, page?: number) => withQuery('/seckills', { slot, page: page === 1 ? undefined : page }),
  /**
   * `params`: `cart-12-15` (cart lines) or `sku-88x2` (rules §6). `ordinary`: SKUs that are bought at the ordinary price. With a group buy
   * its id, and the group that is joined, or none to open one.
   */
  orderBefore: (
    params: string,
    { ordinary = [], collective, group }: GroupChoice & { ordinary?: readonly number[] } = {},
  ) => withQuery(`/order/before/${params}`, { ordinary: ordinary.join('-'), collective, group }),
  /** `params`: the group number (rules §6); `method`: the provider through which paying has begun. */
  orderPay: (groupNo: string, method?: string) => withQuery(`/order/pay/${groupNo}`, { method }),
  orderSuccess: (groupNo?: string) => withQuery('/order/success', { group: groupNo }),
  user: () => '/user',
  addresses: () => '/user/address',
  addressForm: (id?: number) => (id ? `/user/address/form/${id}` : '/user/address/form'),
  orders: (tab?: string, filters: OrderListFilters = {}) => withQuery('/user/orders', { tab, ...filters }),
  order: (id: number) => `/user/order/${id}`,
  /** The own requests; `tab`: all of them unless one is named. */
  refunds: (tab?: RefundTab, page?: number) =>
    withQuery('/user/refunds', { tab: tab === 'all' ? undefined : tab, page: page === 1 ? undefined : page }),
  /** The form of a request; `orderId` is the order’s. */
  requestRefund: (orderId: number) => `/user/order/refund/${orderId}`,
  /** A request for a refund, return or exchange. */
  refund: (id: number) => `/user/order/refund_form/${id}`,
  /** The comments on the lines of an order. */
  commentOrder: (orderId: number) => `/user/order/comment/${orderId}`,
  /** The own comments, or the lines of orders that wait for one. */
  ownComments: (tab: (typeof commentTabs)[number] = 'written', page?: number) =>
    withQuery('/user/comments', { tab: tab === 'written' ? undefined : tab, page: page === 1 ? undefined : page }),
  /** What is added later to an own comment. */
  addToComment: (id: number) => `/user/comment/add/${id}`,
  userInfo: () => '/user/info',
  /** `kind`: `goods` unless `store`. */
  favorites: (kind: 'goods' | 'store' = 'goods', page?: number) =>
    withQuery('/user/favorites', { kind: kind === 'goods' ? undefined : kind, page }),
  stockNotices: () => '/user/stock_notices',
  /** The conversations with stores; `id`: the one that is open. */
  chats: (id?: number) => withQuery('/user/chats', { id }),
  /** The shopper's notifications, all or the unread ones. */
  messages: (unread = false, page?: number) =>
    withQuery('/user/messages', { tab: unread ? 'unread' : undefined, page }),
  /** The coupon centre; without a tab coupons of the platform and of stores. */
  coupons: (tab?: (typeof couponTabs)[number], page?: number) =>
    withQuery('/coupons', { tab, page: page === 1 ? undefined : page }),
  /** A coupon and the goods it is for; `of` is one of its classes or stores. */
  coupon: (id: number, of?: number, page?: number) =>
    withQuery(`/coupons/${id}`, { of, page: page === 1 ? undefined : page }),
  /** The own coupons, the usable ones unless another tab is named. */
  ownCoupons: (tab?: OwnCouponTab, page?: number) =>
    withQuery('/user/coupons', { tab: tab === 'usable' ? undefined : tab, page: page === 1 ? undefined : page }),
  distribution: (page?: number) => withQuery('/user/distribution', { page: page === 1 ? undefined : page }),
  /** The members of a level, from 1. */
  members: (level = 1, page?: number) =>
    withQuery('/user/distribution_users', {
      level: level === 1 ? undefined : level,
      page: page === 1 ? undefined : page,
    }),
  /** The own commissions, all of them unless a state is named. */
  commissions: (state?: DistributionState, page?: number) =>
    withQuery('/user/distribution_logs', { state, page: page === 1 ? undefined : page }),
  history: () => '/user/history',
  safe: () => '/user/safe',
  safePassword: () => '/user/safe/password',
  /** `next`: where to continue afterwards. */
  safePayPassword: (next?: string) => withQuery('/user/safe/pay_password', { next }),
  safePhone: () => '/user/safe/phone',
  safeClose: () => '/user/safe/close',
  devices: () => '/user/safe/devices',
  realName: () => '/user/safe/check',
  /** The identities of other providers that the account is bound to. */
  logins: () => '/user/oauth',
  reportMail: () => '/report_mail',
  money: () => '/user/money',
  topUps: () => '/user/money/top_up',
  /** `method`: the provider through which paying has begun. */
  topUp: (no: string, method?: string) => withQuery(`/user/money/top_up/${no}`, { method }),
  frozenMoney: () => '/user/frozen_money',
  integral: () => '/user/integral',
  pointsMall: () => '/integral',
  pointsSearch: (filters: PointsGoodsFilters = {}) => withQuery('/integral/search', { ...filters }),
  pointsGoods: (id: number) => `/integral/goods/${id}`,
  /** The confirmation of an order of points goods. */
  pointsBefore: (goodsId: number, buyNum: number) => `/integral/order/${goodsId}/${buyNum}`,
  /** `method`: the provider through which paying has begun. */
  pointsPay: (orderNo: string, method?: string) => withQuery(`/integral/pay/${orderNo}`, { method }),
  ownGroups: (tab?: (typeof ownGroupTabs)[number], page?: number) =>
    withQuery('/user/collectives', { tab: tab === 'all' ? undefined : tab, page: page === 1 ? undefined : page }),
  pointsOrders: (page?: number) => withQuery('/user/integral_order', { page }),
  withdrawals: (page?: number) => withQuery('/user/cashes', { page }),
  bankCards: () => '/user/cashes/cards',
  notices: (page?: number) => withQuery('/notices', { page }),
  notice: (id: number) => `/notices/${id}`,
  /** The help centre, or what it finds. */
  help: (keywords?: string) => withQuery('/help', { keywords }),
  article: (name: string) => `/user/article/${encodeURIComponent(name)}`,
}
