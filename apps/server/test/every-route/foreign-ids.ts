import type { Route } from '@fangshi/contract/route'
import type { RowsOfStore } from './rows-of-store.ts'
import { testPayPassword } from '../withdrawals.ts'

/**
 * For each id that a Seller route takes: the row of another store that the isolation test sends. Resources need no entry,
 * since the test adds their rows through their own routes. Any other new route, or a new id in a body, needs one here, or
 * the test fails.
 */

/** By the path's part before the parameter: `/Seller/orders/{id}/ship` → `orders`. */
export const inPaths: Readonly<Record<string, Exclude<keyof RowsOfStore, 'plain'>>> = {
  orders: 'order',
  'orders/wait': 'order',
  goods: 'goods',
  skus: 'sku',
  coupon_logs: 'claimed_coupon',
  refunds: 'refund',
  order_comments: 'comment',
  customers: 'customer',
  returns: 'return_request',
  after_sales: 'refund',
  goods_attrs: 'attr',
  file_spaces: 'picture',
  files: 'file',
  freights: 'freight',
  distributions: 'distribution',
  distribution_logs: 'distribution_log',
  collectives: 'collective',
  'collectives/goods': 'goods',
  seckills: 'seckill',
  'seckills/goods': 'goods',
  money_logs: 'posting',
  order_settlements: 'statement',
  chats: 'chat',
  cashes: 'withdrawal',
  'cashes/cards': 'bank_card',
  roles: 'role',
  users: 'account',
  'auth/sessions': 'session',
  'auth/notifications': 'notification',
  'auth/views': 'saved_view',
  reports: 'report',
  audit_logs: 'audit_log',
}

/** The route's path with the other store's id filled in; null for a path without a parameter. */
export function foreignPath({ method, path }: Route, theirs: RowsOfStore): string | null {
  if (!path.includes('{')) return null
  const [, before = ''] = /^\/Seller\/([^{]+)\//.exec(path) ?? []
  const name = inPaths[before]
  const row = name ? theirs[name] : theirs.plain[before]
  if (!row) throw new Error(`${method} ${path}: say in inPaths which row of another store its parameter stands for`)
  return path.replace(/\{\w+\}/, String(row)).replace('{seq}', '1')
}

interface Rows {
  own: RowsOfStore
  theirs: RowsOfStore
}
/** A valid call, except that one id belongs to another store. */
interface ForeignForm {
  path: string
  body: object
}

const terms = { first_weight_g: 1000, first_price: '6.00', next_weight_g: 1000, next_price: '2.00' }
const words = { 'zh-cn': '茶杯', en: 'Cup' }
const goodsForm = (changed: object) => ({
  class_id: 1,
  goods_name: words,
  goods_subname: { 'zh-cn': '', en: '' },
  goods_images: ['/images/cup.webp'],
  goods_content: { 'zh-cn': '', en: '' },
  goods_content_mobile: { 'zh-cn': '', en: '' },
  brand_id: null,
  goods_no: '',
  freight_choice: 'default',
  freight_id: null,
  shelf: 'off',
  is_recommend: false,
  low_stock: 10,
  attrs: [],
  skus: [sku([])],
  ...changed,
})
const sku = (value_ids: number[]) => ({
  value_ids,
  sku_no: '',
  goods_price: '1.00',
  goods_market_price: '1.00',
  goods_weight: 1,
  stock: 1,
})
const options = (attr_id: number, value_id: number) =>
  goodsForm({ attrs: [{ attr_id, values: [{ value_id }] }], skus: [sku([value_id])] })

const goodsIds = (path: (of: Rows) => string): Record<string, (of: Rows) => ForeignForm> => ({
  freight_id: (of) => ({
    path: path(of),
    body: goodsForm({ freight_choice: 'template', freight_id: of.theirs.freight }),
  }),
  'attrs[].attr_id': (of) => ({ path: path(of), body: options(of.theirs.attr, of.own.value) }),
  'attrs[].values[].value_id': (of) => ({ path: path(of), body: options(of.own.attr, of.theirs.value) }),
  'skus[].value_ids[]': (of) => ({
    path: path(of),
    body: { ...options(of.own.attr, of.own.value), skus: [sku([of.theirs.value])] },
  }),
})
const viewForm = (role_id: number) => ({
  screen: '/Seller/orders',
  name: '待发货',
  role_id,
  filters: [],
  sort: '',
  columns: [],
})
const couponForm = (goods_id: number) => ({
  name: words,
  money: '1.00',
  use_money: '1.00',
  stock: 1,
  start_time: '2030-01-01 00:00:00',
  end_time: '2030-01-02 00:00:00',
  goods_ids: [goods_id],
})
const attrIds = (path: (of: Rows) => string) => ({
  'values[].id': (of: Rows) => ({
    path: path(of),
    body: { name: { 'zh-cn': '新颜色', en: 'Colour' }, values: [{ id: of.theirs.value, name: words }] },
  }),
})
const collectiveForm = (goods_id: number) => ({
  goods_id,
  percent_off: '20',
  people: 2,
  hours: 1,
  max_per_person: 1,
  start_time: '2030-01-01 00:00:00',
  end_time: '2030-01-02 00:00:00',
})
const seckillForm = (goods_id: number, sku_id: number) => ({
  goods_id,
  start_time: '2030-01-01 00:00:00',
  end_time: '2030-01-02 00:00:00',
  max_per_person: 1,
  skus: [{ sku_id, price: '1.00', quota: 1 }],
})
const seckillIds = (path: (of: Rows) => string) => ({
  goods_id: (of: Rows) => ({ path: path(of), body: seckillForm(of.theirs.goods, of.own.sku) }),
  'skus[].sku_id': (of: Rows) => ({ path: path(of), body: seckillForm(of.own.goods, of.theirs.sku) }),
})
const accountIds = (path: (of: Rows) => string) => ({
  'roles[]': (of: Rows) => ({
    path: path(of),
    body: {
      nickname: '小新',
      username: 'isolated_staff',
      password: 'a-long-password',
      avatar: '',
      status: 'active',
      roles: [of.theirs.role],
    },
  }),
})

/** By route and by the id's place in its body. */
const inBodies: Readonly<Record<string, Readonly<Record<string, (of: Rows) => ForeignForm>>>> = {
  'PUT /Seller/orders/{id}/ship': {
    'line_ids[]': ({ own, theirs }) => ({
      path: `/Seller/orders/${own.order}/ship`,
      body: { delivery_code: 'SF', delivery_no: 'SF1234567890', line_ids: [theirs.line] },
    }),
  },
  'PUT /Seller/freights': {
    'customs[].id': ({ theirs }) => ({
      path: '/Seller/freights',
      body: { default: terms, customs: [{ id: theirs.freight, name: '远方', ...terms, provinces: ['65'] }] },
    }),
  },
  'POST /Seller/goods': goodsIds(() => '/Seller/goods'),
  'PUT /Seller/goods/{id}': goodsIds(({ own }) => `/Seller/goods/${own.goods}`),
  'PUT /Seller/goods/shelf': {
    'ids[]': ({ own, theirs }) => ({
      path: '/Seller/goods/shelf',
      body: { ids: [own.goods, theirs.goods], shelf: 'off' },
    }),
  },
  'PUT /Seller/goods/prices': {
    'ids[]': ({ own, theirs }) => ({
      path: '/Seller/goods/prices',
      body: { ids: [own.goods, theirs.goods], mode: 'percent', percent: 90 },
    }),
  },
  'PUT /Seller/goods/freight': {
    'ids[]': ({ own, theirs }) => ({
      path: '/Seller/goods/freight',
      body: { ids: [own.goods, theirs.goods], freight_choice: 'free', freight_id: '' },
    }),
    freight_id: ({ own, theirs }) => ({
      path: '/Seller/goods/freight',
      body: { ids: [own.goods], freight_choice: 'template', freight_id: theirs.freight },
    }),
  },
  'PUT /Seller/skus/stock': {
    'changes[].id': ({ own, theirs }) => ({
      path: '/Seller/skus/stock',
      body: { changes: [own.sku, theirs.sku].map((id) => ({ id, mode: 'add', pieces: 1 })) },
    }),
  },
  'POST /Seller/auth/views': {
    role_id: ({ theirs }) => ({ path: '/Seller/auth/views', body: viewForm(theirs.role) }),
  },
  'PUT /Seller/auth/views/{id}': {
    role_id: ({ own, theirs }) => ({ path: `/Seller/auth/views/${own.saved_view}`, body: { role_id: theirs.role } }),
  },
  'POST /Seller/coupons': {
    'goods_ids[]': ({ theirs }) => ({ path: '/Seller/coupons', body: couponForm(theirs.goods) }),
  },
  'PUT /Seller/coupons/{id}': {
    'goods_ids[]': ({ own, theirs }) => ({
      path: `/Seller/coupons/${own.plain.coupons}`,
      body: { goods_ids: [theirs.goods] },
    }),
  },
  'POST /Seller/goods_attrs': attrIds(() => '/Seller/goods_attrs'),
  'PUT /Seller/goods_attrs/{id}': attrIds(({ own }) => `/Seller/goods_attrs/${own.attr}`),
  'PUT /Seller/file_spaces/move': {
    'ids[]': ({ own, theirs }) => ({
      path: '/Seller/file_spaces/move',
      body: { ids: [own.picture, theirs.picture], dir_id: '' },
    }),
    dir_id: ({ own, theirs }) => ({
      path: '/Seller/file_spaces/move',
      body: { ids: [own.picture], dir_id: theirs.folder },
    }),
  },
  'POST /Seller/file_spaces': {
    dir_id: ({ own, theirs }) => ({
      path: '/Seller/file_spaces',
      body: { dir_id: theirs.folder, name: '图', url: own.upload },
    }),
  },
  'PUT /Seller/file_spaces/{id}': {
    dir_id: ({ own, theirs }) => ({
      path: `/Seller/file_spaces/${own.picture}`,
      body: { dir_id: theirs.folder },
    }),
  },
  'POST /Seller/cashes': {
    card_id: ({ theirs }) => ({
      path: '/Seller/cashes',
      body: { card_id: theirs.bank_card, money: '1.00', pay_password: testPayPassword },
    }),
  },
  'POST /Seller/distributions': {
    goods_id: ({ theirs }) => ({
      path: '/Seller/distributions',
      body: { goods_id: theirs.goods, lev_1: '1', lev_2: '0', lev_3: '0' },
    }),
  },
  'PUT /Seller/distributions/{id}': {
    goods_id: ({ own, theirs }) => ({
      path: `/Seller/distributions/${own.distribution}`,
      body: { goods_id: theirs.goods },
    }),
  },
  'POST /Seller/collectives': {
    goods_id: ({ theirs }) => ({ path: '/Seller/collectives', body: collectiveForm(theirs.goods) }),
  },
  'PUT /Seller/collectives/{id}': {
    goods_id: ({ own, theirs }) => ({
      path: `/Seller/collectives/${own.collective}`,
      body: { goods_id: theirs.goods },
    }),
  },
  'POST /Seller/seckills': seckillIds(() => '/Seller/seckills'),
  'PUT /Seller/seckills/{id}': seckillIds(({ own }) => `/Seller/seckills/${own.seckill}`),
  'POST /Seller/chats': {
    user_id: ({ theirs }) => ({ path: '/Seller/chats', body: { user_id: theirs.account } }),
    order_id: ({ theirs }) => ({ path: '/Seller/chats', body: { order_id: theirs.order } }),
  },
  'POST /Seller/chats/{id}/messages': {
    goods_id: ({ own, theirs }) => ({
      path: `/Seller/chats/${own.chat}/messages`,
      body: { client_id: 'isolated-goods', kind: 'goods', goods_id: theirs.goods },
    }),
    order_id: ({ own, theirs }) => ({
      path: `/Seller/chats/${own.chat}/messages`,
      body: { client_id: 'isolated-order', kind: 'order', order_id: theirs.order },
    }),
  },
  'PUT /Seller/chats/{id}/transfer': {
    user_id: ({ own, theirs }) => ({ path: `/Seller/chats/${own.chat}/transfer`, body: { user_id: theirs.account } }),
  },
  'POST /Seller/users': accountIds(() => '/Seller/users'),
  'PUT /Seller/users/{id}': accountIds(({ own }) => `/Seller/users/${own.account}`),
}

/** Ids of rows that belong to no store: the platform's classes, brands, menus and rights. */
const ofPlatform = new Set(['class_id', 'brand_id', 'menus[]', 'permissions[]', 'buttons[].menu_id'])

/** One call for each id in a route's body, with that id from another store. `places`: where the body takes ids. */
export function foreignBodies(
  { method, path }: Route,
  places: readonly string[],
  of: Rows,
): (ForeignForm & { at: string })[] {
  return places
    .filter((place) => !ofPlatform.has(place))
    .map((at) => {
      const make = inBodies[`${method} ${path}`]?.[at]
      if (!make) throw new Error(`${method} ${path}: say in inBodies a call with another store's ${at}`)
      return { at, ...make(of) }
    })
}
