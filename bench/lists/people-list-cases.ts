import { list, type ListCase } from './list-case.ts'

/** Every declared filter and sort of the lists of customers and of payments. */
const both = (...columns: string[]): string[] => columns.flatMap((column) => [`sort=${column}`, `sort=-${column}`])
const spans = (name: string): string[] => [
  `${name}={old},{middle}|between`,
  `${name}={day},{now}|between`,
  `${name}={middle}|lt`,
]

const customers = [
  '',
  ...['王|like', '小宁|like', '王小宁', '3|like', '无此人|like'].map((name) => `nickname=${name}`),
  ...['老客|like', '无|like'].map((tags) => `tags=${tags}`),
  ...spans('last_paid_at'),
  ...['20', '{month}'].map((number) => `order_no=${number}`),
  'nickname=王|like&last_paid_at={old},{middle}|between',
  ...['0|gt', '52', '200|ngt', '100000|gt'].flatMap((amount) => [`paid=${amount}`, `net=${amount}`]),
  ...['1', '4|ngt', '99|gt'].map((count) => `orders=${count}`),
  'tags=老客|like&net=52|ngt&sort=-net',
  ...both('last_paid_at', 'net', 'orders', 'paid'),
]

const payments = [
  '',
  ...['open', 'succeeded', 'closed'].map((status) => `status=${status}`),
  ...['balance', 'wechat', 'alipay'].map((channel) => `channel=${channel}`),
  'channel=wechat&device=scan',
  'device=wap',
  'device=none',
  ...['a|likeRight', 'a77|likeRight', 'b|likeRight'].map((number) => `attempt_no=${number}`),
  'trade_no=none',
  ...spans('created_at'),
  ...spans('paid_at'),
  'channel=alipay&device=wap&paid_at={old},{middle}|between',
  'status=succeeded&created_at={day},{now}|between',
  ...both('attempt_no', 'channel', 'created_at', 'status'),
]

export const peopleCases: readonly ListCase[] = [
  ...list('/Seller/customers', customers),
  ...list('/Admin/payments', payments),
]
