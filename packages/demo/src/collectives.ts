import { hourMs, minuteMs } from './calendar.ts'
import { goods, type DemoGoods } from './catalogue.ts'
import type { DemoAddress, PlannedCheckout } from './demo-plan.ts'
import { createRandom } from './random.ts'

/** A group buy of the demo. Times are hours from the demo's start: below 0 before it. */
export interface DemoCollective {
  key: string
  /** The goods; their store offers it. */
  goods: string
  /** Percent off. */
  off: number
  people: number
  hours: number
  limit: number
  start: number
  end: number
  /** When each group was opened, and how many people have paid a seat by the demo's start. */
  groups?: readonly DemoGroup[]
  is_draft?: true
  stopped?: { by: 'store' | 'platform'; at: number; reason: string }
}

interface DemoGroup {
  opened: number
  joined: number
  /** Whether the demo shopper opened it. */
  isOwn?: true
}

/** Running ones with a seat left in some groups, one without groups, and others in every state that there is. */
export const demoCollectives: readonly DemoCollective[] = [
  {
    key: 'mug',
    goods: 'shanye-belly-mug',
    off: 20,
    people: 3,
    hours: 24,
    limit: 2,
    start: -50,
    end: 96,
    groups: [
      { opened: -40, joined: 3 },
      { opened: -7, joined: 2 },
      { opened: -2, joined: 1 },
    ],
  },
  {
    key: 'cookies',
    goods: 'mailing-butter-cookies',
    off: 30,
    people: 5,
    hours: 24,
    limit: 3,
    start: -30,
    end: 60,
    groups: [
      { opened: -16, joined: 4 },
      { opened: -5, joined: 2 },
      { opened: -1, joined: 1 },
    ],
  },
  {
    key: 'lamp',
    goods: 'muchu-linen-lamp',
    off: 15,
    people: 2,
    hours: 48,
    limit: 1,
    start: -60,
    end: 120,
    groups: [
      { opened: -55, joined: 2 },
      { opened: -3, joined: 1, isOwn: true },
      { opened: -1.5, joined: 1 },
    ],
  },
  {
    key: 'yoga',
    goods: 'dongban-yoga-kit',
    off: 25,
    people: 3,
    hours: 12,
    limit: 1,
    start: -40,
    end: 80,
    groups: [
      { opened: -30, joined: 1 },
      { opened: -4, joined: 2 },
    ],
  },
  { key: 'pencils', goods: 'mozhi-colour-pencils', off: 18, people: 2, hours: 24, limit: 5, start: -8, end: 140 },
  {
    key: 'succulents',
    goods: 'lvyou-succulent-trio',
    off: 22,
    people: 4,
    hours: 36,
    limit: 2,
    start: -20,
    end: 70,
    groups: [{ opened: -10, joined: 3 }],
  },
  { key: 'balm', goods: 'yinxiang-solid-balm', off: 20, people: 2, hours: 24, limit: 2, start: 20, end: 90 },
  {
    key: 'cap',
    goods: 'zoufeng-dad-cap',
    off: 30,
    people: 2,
    hours: 24,
    limit: 2,
    start: -110,
    end: -60,
    groups: [{ opened: -100, joined: 2 }],
  },
  { key: 'bottle-vase', goods: 'shanye-bottle-vase', off: 15, people: 3, hours: 24, limit: 2, start: 26, end: 98 },
  {
    key: 'bowls',
    goods: 'shanye-nesting-bowls',
    off: 10,
    people: 5,
    hours: 48,
    limit: 1,
    start: 50,
    end: 170,
    is_draft: true,
  },
  {
    key: 'mug-straight',
    goods: 'shanye-straight-mug',
    off: 25,
    people: 2,
    hours: 24,
    limit: 2,
    start: -48,
    end: 40,
    stopped: { by: 'store', at: -20, reason: '备货不足，改期再办' },
  },
  {
    key: 'juice',
    goods: 'guoxu-nfc-juice',
    off: 60,
    people: 2,
    hours: 24,
    limit: 9,
    start: -26,
    end: 40,
    stopped: { by: 'platform', at: -22, reason: '活动价低于成本，疑似填写有误' },
  },
]

const byKey = new Map(goods.map((item) => [item.key, item]))

/** The goods that a group buy is of. */
export function goodsOf({ key, goods: name }: DemoCollective): DemoGoods {
  const item = byKey.get(name)
  if (!item) throw new Error(`the group buy ${key} is of goods that the catalogue does not have`)
  return item
}

/** The orders of the groups: the founder's, then one for each member, a piece each, paid at once. */
export function planGroupOrders(
  now: number,
  shopper: string,
  others: readonly string[],
  addresses: readonly DemoAddress[],
): PlannedCheckout[] {
  const random = createRandom('group buys')
  return demoCollectives.flatMap((collective) => {
    const item = goodsOf(collective)
    const sku = item.skus.find(({ stock }) => stock > 20) ?? item.skus[0]
    // Nobody is in two groups of the same group buy.
    const people = random.shuffle(others)
    return (collective.groups ?? []).flatMap(({ opened, joined, isOwn }, index) => {
      const members = people.splice(0, joined)
      const openedAt = now + opened * hourMs
      const until = Math.min(openedAt + collective.hours * hourMs, now)
      const failed_at = joined < collective.people && until < now ? new Date(until) : null
      return members.map((other, seat): PlannedCheckout => {
        const user = isOwn && seat === 0 ? shopper : other
        // One after the other, the last one some minutes before the demo's start or the end.
        const placed = Math.floor(openedAt + (seat * (until - openedAt - 20 * minuteMs)) / joined)
        return {
          key: `group-${collective.key}-${index}-${seat}`,
          user,
          address: addresses.find((address) => address.user === user)?.key ?? '',
          remark: '',
          placed_at: new Date(placed),
          paid_at: new Date(placed + minuteMs / 2),
          method: seat % 2 ? 'alipay' : 'wechat',
          unmatched: null,
          cancelled_at: null,
          orders: [
            { store: item.store, lines: [{ sku: sku?.code ?? '', quantity: 1 }], parcels: [], received_at: null },
          ],
          group: { collective: collective.key, key: `${collective.key}-${index}`, isFounder: seat === 0, failed_at },
        }
      })
    })
  })
}
