import type { RefundReason } from '@fangshi/contract/refund-reasons'
import type { RefundKind } from '@fangshi/contract/refund-states'
import type { PaymentMethod } from '@fangshi/contract/status'
import type { RefundRule } from '../payments/public.ts'

/** A step of a request, an hour after the one before. */
export type Step =
  | { do: 'agree' | 'send_back' | 'send' | 'confirm' | 'withdraw' }
  | { do: 'refuse' | 'appeal' | 'message' | 'answer' | 'dismiss'; text: string }
  | { do: 'receive'; sellable: boolean }
  /** The platform gives a part of what was asked for. */
  | { do: 'decide'; text: string; percent: number }

export interface Story {
  kind: RefundKind
  reason: RefundReason
  remark: string
  /** What is asked for of money only, as a part of the most. */
  percent?: number
  steps: readonly Step[]
  /** Of the demo's shopper, where an order of theirs fits. */
  isOwn?: true
  /** Before the order is shipped. */
  isUnsent?: true
  /** How many days ago it was made, where not lately. */
  daysAgo?: number
  /** How the order was paid, where that matters. */
  method?: PaymentMethod
  /** What the provider does with the money that goes back: it takes its time, or refuses for good. */
  atProvider?: RefundRule
}

const hourMs = 3_600_000
const inDays = (days: number): RefundRule => ({ outcome: 'SUCCESS', afterMs: days * 24 * hourMs })

const agree: Step = { do: 'agree' }
const sendBack: Step = { do: 'send_back' }
const received: Step = { do: 'receive', sellable: true }
const refuse = (text: string): Step => ({ do: 'refuse', text })

/** A request in each state that there is, the open ones first. */
export const refundStories: readonly Story[] = [
  {
    kind: 'refund',
    reason: 'flawed',
    remark: '杯沿有一处釉点，不影响使用，希望补偿一点',
    percent: 20,
    steps: [],
  },
  { kind: 'return', reason: 'not_as_described', remark: '颜色比图片深很多，和家里不搭', steps: [], isOwn: true },
  {
    kind: 'refund',
    reason: 'flawed',
    remark: '收到发现有一道细裂纹',
    percent: 50,
    steps: [refuse('出库前有检查照片，商品完好')],
  },
  {
    kind: 'refund',
    reason: 'missing_items',
    remark: '包裹里少了一件配件',
    percent: 60,
    steps: [
      refuse('发货清单显示配件已装箱'),
      { do: 'appeal', text: '开箱视频里没有配件，请平台看一下' },
      { do: 'answer', text: '我们已在查仓库监控，稍后补充' },
      { do: 'message', text: '好的，视频随时可以提供' },
    ],
  },
  { kind: 'return', reason: 'faulty', remark: '盖子合不上', steps: [agree] },
  { kind: 'return', reason: 'wrong_item', remark: '收到的是另一个花色', steps: [agree, sendBack] },
  { kind: 'exchange', reason: 'wrong_size', remark: '想换同款，这件尺寸不合适', steps: [agree, sendBack, received] },
  { kind: 'exchange', reason: 'damaged', remark: '快递压坏了一角', steps: [agree, sendBack, received, { do: 'send' }] },
  {
    kind: 'exchange',
    reason: 'faulty',
    remark: '底部不平，放不稳',
    steps: [agree, sendBack, received, { do: 'send' }, { do: 'confirm' }],
  },
  { kind: 'return', reason: 'not_suitable', remark: '', steps: [agree, sendBack, received], method: 'alipay' },
  { kind: 'refund', reason: 'agreed_with_store', remark: '客服说补偿一部分', percent: 30, steps: [agree], isOwn: true },
  { kind: 'refund', reason: 'other', remark: '点错了', percent: 10, steps: [{ do: 'withdraw' }] },
  {
    kind: 'refund',
    reason: 'not_received',
    remark: '显示签收，但我没有收到',
    steps: [
      refuse('物流显示本人签收'),
      { do: 'appeal', text: '不是我签收的' },
      { do: 'dismiss', text: '承运商提供了本人签收记录' },
    ],
  },
  {
    kind: 'refund',
    reason: 'flawed',
    remark: '两处磕碰',
    percent: 80,
    method: 'balance',
    steps: [
      refuse('运输中难免'),
      { do: 'appeal', text: '包装只有一层纸' },
      { do: 'decide', text: '包装不足，双方各承担一半', percent: 40 },
    ],
  },
  { kind: 'refund', reason: 'changed_mind', remark: '', steps: [], isUnsent: true },
  { kind: 'refund', reason: 'wrong_choice', remark: '数量选错了，重新下单', steps: [agree], isUnsent: true },
  // Back to a bank card: the bank takes days, or the card was cancelled and the money goes to the balance.
  {
    kind: 'refund',
    reason: 'flawed',
    remark: '有色差，已和客服沟通',
    percent: 25,
    steps: [agree],
    method: 'wechat',
    atProvider: inDays(3),
  },
  {
    kind: 'return',
    reason: 'not_suitable',
    remark: '尺寸偏大',
    steps: [agree, sendBack, received],
    daysAgo: 6,
    method: 'wechat',
    atProvider: inDays(9),
  },
  {
    kind: 'refund',
    reason: 'missing_items',
    remark: '少了一个配件，客服让我申请',
    percent: 15,
    steps: [agree],
    method: 'wechat',
    atProvider: { outcome: 'ABNORMAL', afterMs: 0 },
  },
  // Agreed to, and nothing was sent back within seven days.
  { kind: 'return', reason: 'not_suitable', remark: '想退回', steps: [agree], daysAgo: 9 },
]
