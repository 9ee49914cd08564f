import { dayMs, hourMs, minuteMs } from './calendar.ts'
import { demoSellerStore } from './logins.ts'

/** A line of a conversation: a text, or goods of the store. */
export interface PlannedLine {
  from: 'shopper' | 'store'
  at: Date
  text?: string
  goods?: string
}

/** What a shopper and a store wrote to each other, by time, and how much of it each side has read. */
export interface PlannedChat {
  user: string
  store: string
  lines: PlannedLine[]
  read: { shopper: boolean; store: boolean }
}

type Line = readonly ['s' | 'b', string | { goods: string }]
interface Talk {
  store: string
  /** How long ago it ended, in ms. */
  ago: number
  /** `b` is the buyer, `s` the store. */
  lines: readonly Line[]
  /** Which side has not read the last lines. */
  unread?: 'shopper' | 'store'
}

/** Of the demo shopper: answered, waiting for an answer, and an answer that is still to be read. */
const own: readonly Talk[] = [
  {
    store: demoSellerStore,
    ago: 35 * minuteMs,
    unread: 'shopper',
    lines: [
      ['b', { goods: 'shanye-belly-mug' }],
      ['b', '你好，这只杯子的釉色和图上差得多吗？'],
      ['s', '您好，柴烧每一窑都有些不同，深浅会差一点，但不会偏色。'],
      ['s', '想要浅一些的话，下单时备注一声，我们帮您挑。'],
      ['b', '好的，谢谢！另外能进微波炉吗？'],
      ['s', '可以的，洗碗机也没问题，只是别骤冷骤热。'],
      ['s', { goods: 'shanye-overhead-teaset' }],
      ['s', '同一窑还出了这套茶具，摆在一起很搭。'],
    ],
  },
  {
    store: 'muchu',
    ago: 2 * dayMs + 3 * hourMs,
    lines: [
      ['b', { goods: 'muchu-globe-lamp' }],
      ['b', '这盏灯的灯泡坏了，可以单独买吗？'],
      ['s', '可以的，是常见的 E27 接口，超市也买得到；我们也能随下次订单补寄一只。'],
      ['b', '明白了，谢谢。'],
    ],
  },
  {
    store: 'chaye',
    ago: 70 * minuteMs,
    unread: 'store',
    lines: [
      ['b', '请问白茶要放冰箱吗？'],
      ['s', '不用，常温、避光、密封就好，离有气味的东西远一点。'],
      ['b', '开封之后能放多久？'],
    ],
  },
]
/** Of other shoppers with the demo seller's store. */
const others: readonly Talk[] = [
  {
    store: demoSellerStore,
    ago: 18 * minuteMs,
    unread: 'store',
    lines: [
      ['b', { goods: 'shanye-moon-vase' }],
      ['b', '花瓶瓶口有多大？想插几枝银柳。'],
    ],
  },
  {
    store: demoSellerStore,
    ago: 5 * hourMs,
    unread: 'store',
    lines: [
      ['b', '老板，包装结实吗？要寄到外地送人。'],
      ['s', '放心，每件都有蜂窝纸和双层纸箱，破损包赔。'],
      ['b', '那可以放一张手写卡片吗？'],
    ],
  },
  {
    store: demoSellerStore,
    ago: dayMs + 2 * hourMs,
    lines: [
      ['b', '收到了，比照片还好看！'],
      ['s', '谢谢喜欢，用着有问题随时找我们。'],
    ],
  },
]

const gapMs = 2 * minuteMs

function planned(now: number, user: string, { store, ago, lines, unread }: Talk): PlannedChat {
  const begin = now - ago - lines.length * gapMs
  return {
    user,
    store,
    lines: lines.map(([by, what], index) => ({
      from: by === 'b' ? 'shopper' : 'store',
      at: new Date(begin + index * gapMs),
      ...(typeof what === 'string' ? { text: what } : what),
    })),
    read: { shopper: unread !== 'shopper', store: unread !== 'store' },
  }
}

/** The conversations of the demo shopper, and of a few others with the demo seller's store. */
export const planChats = (now: number, shopper: string, some: readonly string[]): PlannedChat[] => [
  ...own.map((talk) => planned(now, shopper, talk)),
  ...others.map((talk, index) => planned(now, some[index] ?? shopper, talk)),
]
