import { readFileSync } from 'node:fs'
import type { LocalText } from '@fangshi/contract/locale'

/** Image names are relative to the image folder; `imagePath` finds the file. */
export interface DemoClass {
  key: string
  /** Null at the top; parents stand before their children, and siblings in the order to show. */
  parent: string | null
  name: LocalText
  icon: string | null
}

export interface DemoBrand {
  key: string
  name: LocalText
  slogan: LocalText
  initial: string
  color: string
  logo: string
  /** Top-level classes. */
  classes: string[]
}

export interface DemoStore {
  key: string
  name: LocalText
  tagline: LocalText
  intro: LocalText
  /** How the store writes, for replies and chats. */
  voice: LocalText
  color: string
  logo: string
  banner: string
  company: LocalText
  /** Six-digit area code; its first two and four digits are the province and the city. */
  district: string
  address: LocalText
  /** Degrees, somewhere in the district. */
  place: { lat: number; lng: number }
  /** Top-level classes the store sells in. */
  classes: string[]
}

export interface DemoAxisValue {
  key: string
  name: LocalText
  /** Only on a swatch axis. */
  hex?: string
  image?: string
}

export interface DemoAxis {
  key: string
  name: LocalText
  /** Values are shown by picture or colour; always the first axis. */
  swatch: boolean
  values: DemoAxisValue[]
}

export interface DemoSku {
  code: string
  /** Axis key → value key; empty for goods without options. */
  options: Record<string, string>
  price_cents: number
  market_price_cents: number
  weight_grams: number
  /** What can be bought now; 0 is sold out. */
  stock: number
  image: string
}

export interface DemoGoods {
  key: string
  name: LocalText
  subname: LocalText
  /** Three selling points. */
  points: LocalText[]
  /** Paragraphs. */
  description: LocalText[]
  /** Third-level class. */
  class: string
  brand: string
  store: string
  unit: LocalText
  /** The first is the main picture. */
  images: string[]
  axes: DemoAxis[]
  skus: DemoSku[]
}

/** Goods of the points mall, told by goods of the catalogue. */
export interface DemoPointsGoods {
  key: string
  goods: string
  name: LocalText
  points: number
  cash_cents: number
  stock: number
  /** Pieces that one person can have. */
  limit: number
}

export interface DemoArticleGroup {
  key: string
  /** Null at the top; parents stand before their children. */
  parent: string | null
  name: LocalText
}

export interface DemoArticle {
  key: string
  group: string
  title: LocalText
  /** Paragraphs. */
  body: LocalText[]
}

export interface DemoAgreement {
  key: string
  title: LocalText
  sections: { heading: LocalText; text: LocalText }[]
}

export interface DemoNotice {
  key: string
  tag: LocalText
  pinned: boolean
  days_ago: number
  title: LocalText
  body: LocalText
}

/** A hero of the home page; it leads to a top-level class. */
export interface DemoBanner {
  key: string
  title: LocalText
  text: LocalText
  button: LocalText
  class: string
  desktop: string
  phone: string
  /** `light` pictures take dark text. */
  tone: 'light' | 'dark'
  /** Where the words stand beside the objects on a wide screen. */
  copy_side: 'left' | 'right'
}

/** An advert with a window around the day of loading; it leads to a store or a top-level class. */
export interface DemoAdvert {
  key: string
  space: 'home' | 'home-strip'
  title: LocalText
  text: LocalText
  button: LocalText
  store?: string
  class?: string
  image: string
  phone?: string
  tone: 'light' | 'dark'
  /** Days from now, negative ones in the past. */
  from_days: number
  until_days: number
}

export interface DemoAppVersion {
  key: string
  device: 'android' | 'ios' | 'mini'
  version: string
  version_code: number
  days_ago: number
  name: LocalText
  content: LocalText
  apple_id?: string
}

/** What a buyer may say of some goods, or of any where none are named. */
export interface DemoReview {
  goods: string[]
  /** Of the goods, 1 to 5. */
  score: number
  text: { 'zh-cn': string; en: string }
}

/** The files are ours and proved by the tests, so they are not checked again at each start. */
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as T

export const classes = read<DemoClass[]>('classes')
export const brands = read<DemoBrand[]>('brands')
export const stores = read<DemoStore[]>('stores')
export const goods = read<DemoGoods[]>('goods')
export const pointsGoods = read<DemoPointsGoods[]>('points-goods')
export const reviews = read<DemoReview[]>('reviews')
export const banners = read<DemoBanner[]>('banners')
export const adverts = read<DemoAdvert[]>('adverts')
export const appVersions = read<DemoAppVersion[]>('app-versions')
export const agreements = read<DemoAgreement[]>('agreements')
export const notices = read<DemoNotice[]>('notices')

const help = read<{ groups: DemoArticleGroup[]; articles: DemoArticle[] }>('articles')
export const articles = help.articles
const hasArticle = ({ key }: DemoArticleGroup): boolean => articles.some(({ group }) => group === key)
/** Only groups that have an article to show, themselves or below. */
export const articleGroups = help.groups.filter(
  (group) => hasArticle(group) || help.groups.some((below) => below.parent === group.key && hasArticle(below)),
)
