import type { OrderStatus, freightChoices } from '@fangshi/contract/status'
import type { LocalText } from '@fangshi/contract/locale'

/** Keys name things within the plan only; the database gives ids. Money is in cents, weight in grams. */
export interface DemoUser {
  key: string
  username: string
  nickname: string
  phone: string
  /** Only where the demo tells it to people. */
  pay_password?: string
  created_at: Date
}

export interface DemoAddress {
  key: string
  user: string
  name: string
  phone: string
  /** Six-digit area code; its first two and four digits are the province and the city. */
  district: string
  address: string
  is_default: boolean
}

export interface PlannedStore {
  store: string
  owner: string
  phone: string
  opened_at: Date
}

/** First weight at the first price, then each started further unit at the next price (rules §4.4). */
export interface FreightTemplate {
  key: string
  store: string
  name: LocalText
  first_grams: number
  first_cents: number
  next_grams: number
  next_cents: number
  /** Province codes the template is for; null marks the store default, which is for all. */
  provinces: string[] | null
}

export interface PlannedGoods {
  goods: string
  freight: (typeof freightChoices)[number]
  /** Only with the freight choice `template`. */
  freight_template: string | null
  listed_at: Date
  /** Off: taken down again; its page says so. */
  shelf: 'on' | 'off'
}

/** What came in, so that after all sales and holds the catalogue's stock is left: opening = stock + sold + reserved. */
export interface PlannedStock {
  sku: string
  opening: number
  sold: number
  reserved: number
}

export interface TopUp {
  user: string
  amount_cents: number
  at: Date
}

export interface CartLine {
  user: string
  sku: string
  quantity: number
  /** The SKU's price when it was added; another than today's shows as a change. */
  price_cents: number
  added_at: Date
}

/** Goods or a store that someone keeps in mind: one of the two. */
export interface PlannedFavorite {
  user: string
  goods: string | null
  store: string | null
  /** The goods' price when they were added, for goods only. */
  price_cents: number | null
  added_at: Date
}

export interface PlannedView {
  user: string
  goods: string
  seen_at: Date
}

export interface OrderLine {
  sku: string
  quantity: number
}

export interface Parcel {
  /** Code of the express company: sf, zt, yt, yd, jd or ems. */
  courier: string
  number: string
  shipped_at: Date
  lines: OrderLine[]
}

/** One order of one store. Orders of one `group` were placed and paid, or cancelled, together. */
export interface PlannedOrder {
  key: string
  group: string
  user: string
  address: string
  store: string
  lines: OrderLine[]
  remark: string
  status: OrderStatus
  placed_at: Date
  paid_at: Date | null
  cancelled_at: Date | null
  cancelled_by: 'shopper' | 'timer' | null
  /** When the last parcel left. */
  shipped_at: Date | null
  parcels: Parcel[]
  received_at: Date | null
  received_by: 'shopper' | 'timer' | null
  /** By the comment timer. */
  completed_at: Date | null
}

export interface PlannedNotice {
  notice: string
  published_at: Date
}

export interface DemoPlan {
  /** The hour the plan was made for. Everything in it is at or before this. */
  now: Date
  admin: { username: string; nickname: string }
  /** Store owners first, then shoppers. */
  users: DemoUser[]
  stores: PlannedStore[]
  freight_templates: FreightTemplate[]
  goods: PlannedGoods[]
  stock: PlannedStock[]
  addresses: DemoAddress[]
  /** By time. */
  top_ups: TopUp[]
  carts: CartLine[]
  favorites: PlannedFavorite[]
  views: PlannedView[]
  /** By the time placed. */
  orders: PlannedOrder[]
  notices: PlannedNotice[]
}
