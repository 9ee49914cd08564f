import type { freightChoices, PaymentMethod, ProviderChannel } from '@fangshi/contract/status'
import type { LocalText } from '@fangshi/contract/locale'
import type { PlannedChat } from './chats.ts'
import type { DemoDistribution } from './referrals.ts'
import type { DemoSeckill } from './seckills.ts'

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
  /** When its store took it off the shelf again. */
  taken_down_at: Date | null
}

/**
 * The stock of a SKU before the first sale. It covers every order of the history at its time, and once `surplus` pieces have
 * been taken out, what is left in the end is the catalogue's stock.
 */
export interface PlannedStock {
  sku: string
  opening: number
  surplus: number
}

export interface TopUp {
  user: string
  channel: ProviderChannel
  amount_cents: number
  at: Date
  /** False for one that was opened and never paid. */
  is_paid: boolean
  /** What an administrator has sent back of it. */
  returned: { amount_cents: number; at: Date } | null
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

/** A sold-out SKU that somebody waits for. */
export interface PlannedStockNotice {
  user: string
  sku: string
  added_at: Date
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

/** What happened to one store's part of a checkout. */
export interface PlannedOrder {
  store: string
  lines: OrderLine[]
  /** Those that have left so far. */
  parcels: Parcel[]
  /** When the shopper confirmed receipt; null when that is left to the timer, or still to come. */
  received_at: Date | null
}

/** What a shopper did with one checkout: its orders are placed, paid and cancelled together. */
export interface PlannedCheckout {
  key: string
  user: string
  address: string
  remark: string
  placed_at: Date
  paid_at: Date | null
  /** How it was paid, or was to be paid. */
  method: PaymentMethod
  /** A payment that fits no open bill: the code was paid a second time, or after the cancellation. */
  unmatched: 'paid_twice' | 'paid_late' | null
  /** When the shopper cancelled it unpaid. */
  cancelled_at: Date | null
  /** One for each store. */
  orders: PlannedOrder[]
  /** Only of an order in a group buy, which is of one SKU: its group, and when that failed, which gives all back. */
  group?: { collective: string; key: string; isFounder: boolean; failed_at: Date | null }
}

export interface PlannedNotice {
  notice: string
  published_at: Date
}

/** A user who has told their real name and saved a bank card. */
export interface PlannedPerson {
  user: string
  name: string
  bank_name: string
  card_no: string
  at: Date
}

/** A withdrawal and what became of it so far. */
export interface PlannedWithdrawal {
  key: string
  owner: { kind: 'user' | 'store'; key: string }
  amount_cents: number
  end: 'requested' | 'approved' | 'paid' | 'refused' | 'cancelled' | 'bounced'
  /** Why it was refused or sent back. */
  reason: string
  at: Date
}

/** A comment on a line of an order. */
export interface WrittenComment {
  sku: string
  /** The goods, their description, service, delivery: 1 to 5 each. */
  scores: [score: number, agree: number, service: number, speed: number]
  /** Empty where somebody gave scores alone. */
  content: string
  has_image: boolean
}

interface Said {
  at: Date
  text: string
}

/** What a buyer says of all lines of an order, and what came of the first of these comments. */
export interface PlannedComment {
  checkout: string
  placed_at: Date
  store: string
  user: string
  at: Date
  comments: WrittenComment[]
  reply: Said | null
  addition: Said | null
}

/** What was counted on a day, as `2026-11-23`. */
interface CountedDay {
  day: string
  /** Openings of goods pages, and adds to cart. */
  views: number
  carts: number
}

export interface PlannedVisits {
  goods: (CountedDay & { goods: string })[]
  /** Of each store, and of all pages under null, with the openings of all their pages. */
  stores: (CountedDay & { store: string | null; visits: number })[]
}

export interface DemoPlan {
  /** The hour the plan was made for. Everything in it is at or before this. */
  now: Date
  admin: { username: string; nickname: string }
  /** Store owners first, then shoppers. */
  users: DemoUser[]
  /** Who brought a user, by the user. */
  referrers: ReadonlyMap<string, string>
  distributions: DemoDistribution[]
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
  stockNotices: PlannedStockNotice[]
  /** By the time placed. */
  checkouts: PlannedCheckout[]
  comments: PlannedComment[]
  seckills: DemoSeckill[]
  notices: PlannedNotice[]
  people: PlannedPerson[]
  withdrawals: PlannedWithdrawal[]
  chats: PlannedChat[]
  visits: PlannedVisits
}
