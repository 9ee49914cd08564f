import { hourMs, minuteMs } from './calendar.ts'
import { shopperCartGoods } from './carts.ts'
import { goods, type DemoGoods, type DemoSku } from './catalogue.ts'
import type { CartLine, DemoAddress, PlannedCheckout, PlannedGoods } from './demo-plan.ts'
import { createRandom } from './random.ts'
import { goodsOnShelf } from './shelf.ts'

/** A flash sale of the demo. Times are hours from the demo's start: below 0 before it. */
export interface DemoSeckill {
  key: string
  store: string
  goods: string
  start: number
  end: number
  limit: number
  skus: { sku: string; price_cents: number; quota: number }[]
  is_draft?: true
  stopped?: { by: 'store' | 'platform'; at: number; reason: string }
  /** Whether the demo shopper is reminded of its start. */
  isAwaited?: true
}

interface Session {
  start: number
  end: number
  /** One for each flash sale: the price in percent of the ordinary one, pieces of each SKU, and how many are ordered by the demo's start. */
  sales: readonly { percent: number; quota: number; ordered?: number; limit?: number; isAwaited?: true }[]
}

/** One has been sold out and one nearly so since before the demo's start; one goes on for days, and the next ones begin with the coming hours. */
const sessions: readonly Session[] = [
  {
    start: -2,
    end: 4,
    sales: [
      { percent: 70, quota: 12, ordered: 11, limit: 1 },
      { percent: 55, quota: 6, ordered: 6, limit: 1 },
      { percent: 65, quota: 20, ordered: 7 },
      { percent: 80, quota: 30, ordered: 4 },
    ],
  },
  { start: -20, end: 76, sales: [{ percent: 85, quota: 60, ordered: 3, limit: 3 }] },
  {
    start: 0,
    end: 2,
    sales: [
      { percent: 75, quota: 20 },
      { percent: 60, quota: 15, limit: 1 },
    ],
  },
  {
    start: 1,
    end: 3,
    sales: [
      { percent: 60, quota: 10, limit: 1, isAwaited: true },
      { percent: 75, quota: 20 },
      { percent: 70, quota: 25 },
    ],
  },
  {
    start: 2,
    end: 5,
    sales: [
      { percent: 72, quota: 20 },
      { percent: 66, quota: 18 },
    ],
  },
  {
    start: 3,
    end: 6,
    sales: [
      { percent: 78, quota: 24 },
      { percent: 58, quota: 8, limit: 1 },
    ],
  },
  {
    start: 5,
    end: 9,
    sales: [
      { percent: 74, quota: 20 },
      { percent: 69, quota: 20 },
    ],
  },
  {
    start: 20,
    end: 26,
    sales: [
      { percent: 62, quota: 16, limit: 1, isAwaited: true },
      { percent: 77, quota: 30 },
      { percent: 71, quota: 20 },
    ],
  },
  {
    start: 44,
    end: 52,
    sales: [
      { percent: 68, quota: 20 },
      { percent: 79, quota: 20 },
    ],
  },
]

/** What may take part, and in this order; those that people order meanwhile are passed over. */
// oxfmt-ignore
const candidates = [
  'suxu-rice-cream', 'yedu-classics-set', 'tingyu-pebble-buds', 'muchu-mushroom-lamp', 'mailing-house-coffee',
  'guoxu-yangshan-peach', 'songjian-pine-candle', 'banmu-frame-bag', 'jianzao-75-keyboard', 'tuling-camp-lantern',
  'hegu-scarf-bear', 'richang-loop-hoodie', 'guangyu-pop-camera', 'dongban-natural-mat', 'chaye-white-tea',
  'maoqiu-dining-table', 'yanse-velvet-lipstick', 'zoufeng-drift-runner', 'mianyun-towel-set', 'lvyou-monstera',
  'tingyu-woven-speaker', 'mozhi-lacquer-pen', 'suxu-sonic-brush', 'muchu-bow-chair', 'mumajiang-castle-blocks',
  'guoxu-avocado', 'richang-straw-hat', 'guangyu-fit-watch', 'yinxiang-fig-edt', 'tuling-trail-bottle',
  'mailing-olive-oil', 'dongban-badminton-set', 'hegu-kids-sweater', 'banmu-day-backpack', 'yedu-one-bowl',
]
const byKey = new Map(goods.map((item) => [item.key, item]))

/** Just below a round amount. */
const flashPrice = ({ price_cents }: DemoSku, percent: number): number => {
  const price = (price_cents * percent) / 100
  const step = price > 5000 ? 1000 : 100
  return Math.floor(price / step) * step - 10
}
/** Enough stock for the quota and for everybody else. */
const skusFor = (item: DemoGoods): DemoSku[] => item.skus.filter(({ stock }) => stock >= 100).slice(0, 3)

const saleOf = (item: DemoGoods, { start, end }: Session, at: number, sale: Session['sales'][number]): DemoSeckill => {
  const { percent, quota, ordered, limit = 2, isAwaited } = sale
  const skus = skusFor(item).slice(0, ordered === undefined ? 3 : 1)
  return {
    key: `${start}-${at}`,
    store: item.store,
    goods: item.key,
    start,
    end,
    limit,
    skus: skus.map((sku) => ({ sku: sku.code, price_cents: flashPrice(sku, percent), quota })),
    ...(isAwaited && { isAwaited }),
  }
}

/** Those of the demo seller's own store that do not run now: over, stopped, and a draft. */
function ownSales(): DemoSeckill[] {
  const own = (key: string, goodsKey: string, sale: Pick<DemoSeckill, 'start' | 'end' | 'is_draft' | 'stopped'>) => {
    const item = byKey.get(goodsKey) as DemoGoods
    return { ...saleOf(item, { ...sale, sales: [] }, 0, { percent: 75, quota: 20, limit: 5 }), key, ...sale }
  }
  return [
    own('own-ended', 'shanye-moon-vase', { start: -54, end: -50 }),
    own('own-next', 'shanye-festival-gift', { start: 19, end: 25 }),
    own('own-draft', 'shanye-overhead-teaset', { start: 70, end: 74, is_draft: true }),
    own('own-stopped', 'shanye-gourd-vase', {
      start: 6,
      end: 10,
      stopped: { by: 'store', at: -1, reason: '备货不足，改期再办' },
    }),
  ]
}

/** One of another store that the platform has stopped. */
const stoppedSale = (): DemoSeckill => ({
  ...saleOf(byKey.get('guoxu-pomegranate') as DemoGoods, { start: -3, end: 6, sales: [] }, 0, {
    percent: 40,
    quota: 30,
    limit: 5,
  }),
  key: 'stopped',
  stopped: { by: 'platform', at: -2, reason: '活动价低于成本，疑似填写有误' },
})

interface Meanwhile {
  now: number
  listed: readonly PlannedGoods[]
  checkouts: readonly PlannedCheckout[]
  carts: readonly CartLine[]
}

/** The flash sales of the demo: those that run, those that come, and in every other state. */
export function planSeckills({ now, listed, checkouts, carts }: Meanwhile): DemoSeckill[] {
  const goodsOf = new Map(goods.flatMap((item) => item.skus.map(({ code }) => [code, item.key] as const)))
  const inCarts = new Set(carts.map(({ sku }) => goodsOf.get(sku)))
  const orderedSince = (start: number): Set<string | undefined> =>
    new Set(
      checkouts
        .filter(({ placed_at }) => placed_at.getTime() >= now + start * hourMs)
        .flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map(({ sku }) => goodsOf.get(sku)))),
    )
  const left = new Set(
    goodsOnShelf(listed, now - 30 * hourMs)
      .map(({ key }) => key)
      .filter((key) => candidates.includes(key) && !shopperCartGoods.has(key)),
  )
  const take = (start: number): DemoGoods => {
    const busy = start < 0 ? new Set([...orderedSince(start), ...inCarts]) : new Set<string | undefined>()
    const key = candidates.find((one) => left.has(one) && !busy.has(one))
    if (key === undefined) throw new Error('too few goods for the flash sales')
    left.delete(key)
    return byKey.get(key) as DemoGoods
  }
  const planned = sessions.flatMap((session) =>
    session.sales.map((sale, at) => saleOf(take(session.start), session, at, sale)),
  )
  return [...planned, ...ownSales(), stoppedSale()]
}

/** What people have ordered in the flash sales that run when the demo starts: a piece each, paid at once. */
export function planSeckillOrders(
  now: number,
  seckills: readonly DemoSeckill[],
  others: readonly string[],
  addresses: readonly DemoAddress[],
): PlannedCheckout[] {
  const random = createRandom('flash sales')
  const ordered = sessions.flatMap((session) =>
    session.sales.map((sale, at) => ({ key: `${session.start}-${at}`, count: sale.ordered ?? 0 })),
  )
  return ordered.flatMap(({ key, count }) => {
    const sale = seckills.find((one) => one.key === key)
    const sku = sale?.skus[0]
    if (!sale || !sku) return []
    const since = Math.max(sale.start, -2) * -60
    return random
      .shuffle(others)
      .slice(0, count)
      .map((user, at): PlannedCheckout => {
        const placed = now - Math.floor(since - ((at + 0.5) * (since - 10)) / count) * minuteMs
        return {
          key: `flash${key}-${at}`,
          user,
          address: addresses.find((address) => address.user === user)?.key ?? '',
          remark: '',
          placed_at: new Date(placed),
          paid_at: new Date(placed + minuteMs / 2),
          method: at % 2 ? 'alipay' : 'wechat',
          unmatched: null,
          cancelled_at: null,
          orders: [{ store: sale.store, lines: [{ sku: sku.sku, quantity: 1 }], parcels: [], received_at: null }],
        }
      })
  })
}
