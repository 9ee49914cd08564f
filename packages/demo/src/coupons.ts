import type { LocalText } from '@fangshi/contract/locale'

/** A coupon of the demo. Times are hours from the demo's start: below 0 before it. Amounts in cents. */
export interface DemoCoupon {
  key: string
  /** Null for one of the platform. */
  store: string | null
  name: LocalText
  money_cents: number
  use_money_cents: number
  stock: number
  limit?: number
  /** Keys of the goods of the store, or of the classes or stores, that it is for. */
  goods?: readonly string[]
  classes?: readonly string[]
  stores?: readonly string[]
  code?: string
  start: number
  end: number
  is_draft?: true
  stopped?: { by: 'store' | 'platform'; at: number; reason: string }
  /** When the demo shopper claims it. */
  shopper?: number
  /** How many others claim it, one after the other from its start on. */
  others?: number
  /** When the platform sends it to the demo shopper and the first so many others. */
  sent?: { at: number; others: number }
}

const day = 24
const platform = { store: null } as const

/** Coupons of the platform and of several stores, in every state that there is. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    ...platform,
    key: 'season',
    name: { 'zh-cn': '换季券', en: 'New season' },
    money_cents: 3000,
    use_money_cents: 29_900,
    stock: 500,
    start: -2 * day,
    end: 12 * day,
    others: 30,
  },
  {
    ...platform,
    key: 'welcome',
    name: { 'zh-cn': '见面礼', en: 'Welcome gift' },
    money_cents: 1000,
    use_money_cents: 9900,
    stock: 60,
    limit: 2,
    start: -1 * day,
    end: 30 * day,
    others: 36,
  },
  {
    ...platform,
    key: 'digital',
    name: { 'zh-cn': '数码专享券', en: 'Digital days' },
    money_cents: 10_000,
    use_money_cents: 100_000,
    stock: 200,
    classes: ['digital'],
    start: -30,
    end: 9 * day,
    shopper: -3,
    others: 9,
  },
  {
    ...platform,
    key: 'fresh-stores',
    name: { 'zh-cn': '鲜食茶饮券', en: 'Tea and fresh food' },
    money_cents: 1200,
    use_money_cents: 12_800,
    stock: 150,
    stores: ['chaye', 'guoxu'],
    start: -20,
    end: 5 * day,
    others: 7,
  },
  {
    ...platform,
    key: 'letter',
    name: { 'zh-cn': '会员信专享券', en: 'Newsletter coupon' },
    money_cents: 1000,
    use_money_cents: 10_000,
    stock: 100,
    code: 'FANGSHI10',
    start: -5 * day,
    end: 20 * day,
  },
  {
    ...platform,
    key: 'thanks',
    name: { 'zh-cn': '老友感谢券', en: 'Thank you' },
    money_cents: 5000,
    use_money_cents: 60_000,
    stock: 80,
    start: -40,
    end: 15 * day,
    sent: { at: -2, others: 12 },
  },
  {
    ...platform,
    key: 'weekend',
    name: { 'zh-cn': '周末狂欢券', en: 'Weekend treat' },
    money_cents: 2000,
    use_money_cents: 19_900,
    stock: 300,
    start: 2 * day,
    end: 5 * day,
  },
  {
    ...platform,
    key: 'autumn',
    name: { 'zh-cn': '秋日券', en: 'Autumn coupon' },
    money_cents: 1500,
    use_money_cents: 12_900,
    stock: 300,
    start: -45 * day,
    end: -4 * day,
    shopper: -43 * day,
  },
  {
    ...platform,
    key: 'new-year',
    name: { 'zh-cn': '新年券', en: 'New Year' },
    money_cents: 8800,
    use_money_cents: 88_800,
    stock: 888,
    start: 20 * day,
    end: 40 * day,
    is_draft: true,
  },
  {
    store: 'shanye',
    key: 'shanye-set',
    name: { 'zh-cn': '成套器物券', en: 'Sets of tableware' },
    money_cents: 6000,
    use_money_cents: 40_000,
    stock: 120,
    start: -1 * day,
    end: 6 * day,
    shopper: -2,
    others: 24,
  },
  {
    store: 'shanye',
    key: 'shanye-few',
    name: { 'zh-cn': '开窑限量券', en: 'Kiln opening' },
    money_cents: 3000,
    use_money_cents: 20_000,
    stock: 8,
    start: -4,
    end: 3 * day,
    others: 8,
  },
  {
    store: 'shanye',
    key: 'shanye-winter',
    name: { 'zh-cn': '冬日茶席券', en: 'Winter tea table' },
    money_cents: 2000,
    use_money_cents: 16_800,
    stock: 100,
    start: 3 * day,
    end: 17 * day,
  },
  {
    store: 'shanye',
    key: 'shanye-regulars',
    name: { 'zh-cn': '老客回访券', en: 'For regulars' },
    money_cents: 1500,
    use_money_cents: 9900,
    stock: 50,
    start: 6 * day,
    end: 20 * day,
    is_draft: true,
  },
  {
    store: 'shanye',
    key: 'shanye-autumn',
    name: { 'zh-cn': '秋日新品券', en: 'Autumn arrivals' },
    money_cents: 1000,
    use_money_cents: 8800,
    stock: 60,
    start: -30 * day,
    end: -7 * day,
    shopper: -29 * day,
  },
  {
    store: 'shanye',
    key: 'shanye-stopped',
    name: { 'zh-cn': '清仓券', en: 'Clearance' },
    money_cents: 5000,
    use_money_cents: 30_000,
    stock: 40,
    start: -3 * day,
    end: 4 * day,
    others: 3,
    stopped: { by: 'store', at: -30, reason: '库存不足，提前结束' },
  },
  {
    store: 'suxu',
    key: 'suxu-care',
    name: { 'zh-cn': '护手霜专享券', en: 'Hand cream coupon' },
    money_cents: 2000,
    use_money_cents: 15_000,
    stock: 80,
    goods: ['suxu-hand-cream'],
    start: -30,
    end: 8 * day,
    shopper: -2,
    others: 11,
  },
  {
    store: 'guangyu',
    key: 'guangyu-phone',
    name: { 'zh-cn': '换新券', en: 'Upgrade coupon' },
    money_cents: 20_000,
    use_money_cents: 200_000,
    stock: 50,
    start: -20,
    end: 20,
    shopper: -3,
    others: 14,
  },
  {
    store: 'muchu',
    key: 'muchu-home',
    name: { 'zh-cn': '安居券', en: 'At home' },
    money_cents: 15_000,
    use_money_cents: 150_000,
    stock: 100,
    start: -30,
    end: 10 * day,
    others: 12,
  },
  {
    store: 'chaye',
    key: 'chaye-tea',
    name: { 'zh-cn': '品茶券', en: 'Tea tasting' },
    money_cents: 1500,
    use_money_cents: 12_000,
    stock: 100,
    start: -18,
    end: 4 * day,
    others: 21,
  },
  {
    store: 'yedu',
    key: 'yedu-books',
    name: { 'zh-cn': '夜读券', en: 'Late reading' },
    money_cents: 800,
    use_money_cents: 6800,
    stock: 30,
    limit: 2,
    start: -10,
    end: 7 * day,
    others: 18,
  },
  {
    store: 'guoxu',
    key: 'guoxu-morning',
    name: { 'zh-cn': '早市券', en: 'Morning market' },
    money_cents: 600,
    use_money_cents: 5900,
    stock: 200,
    start: 1 * day,
    end: 8 * day,
  },
  {
    store: 'tuling',
    key: 'tuling-outdoor',
    name: { 'zh-cn': '出发券', en: 'Out and about' },
    money_cents: 2500,
    use_money_cents: 25_000,
    stock: 60,
    start: -15,
    end: 6 * day,
    others: 10,
    stopped: { by: 'platform', at: -1, reason: '活动说明与实际不符，请修改后重新发布' },
  },
]
