/** Every declared filter of the long lists, with values that match nearly all, some and hardly any rows, and combinations. */
const users = [
  '',
  'nickname=王|like',
  'nickname=小宁|like',
  'nickname=王小宁|like',
  'nickname=3|like',
  'nickname=王小宁',
  'username=a|like',
  'username=3a|like',
  'username=3a5|like',
  'username=u_|like',
  'username=u_c4ca4238a0b9',
  'phone=13|likeRight',
  'phone=131|likeRight',
  'phone=13145|likeRight',
  'status=active',
  'status=disabled',
  'status=active,disabled|in',
  'created_at={old},{middle}|between',
  'created_at={middle},{now}|between',
  'created_at={day},{now}|between',
  'created_at={middle}|lt',
  'nickname=王|like&status=active',
  'nickname=小|like&created_at={old},{middle}|between',
  'username=a|like&nickname=王|like',
  'status=disabled&created_at={old},{middle}|between',
  'phone=131|likeRight&status=active',
]

const moneyLogs = [
  '',
  ...['top_up', 'order_payment', 'points_earned', 'adjustment'].map((event) => `event=${event}`),
  'event=top_up,adjustment|in',
  'kind=money',
  'kind=frozen',
  'kind=points',
  'owner_kind=user',
  'owner_kind=store',
  'amount=1000',
  'amount=-12',
  'amount=0|gt',
  'amount=-90,-40|between',
  'user_id=77',
  'created_at={old},{middle}|between',
  'created_at={day},{now}|between',
  'created_at={middle}|lt',
  'event=adjustment&kind=points',
  'kind=money&created_at={old},{middle}|between',
  'owner_kind=store&event=top_up',
  'user_id=77&amount=0|gt',
]

const smsLogs = [
  '',
  'name=re|likeRight',
  'name=forget_password|likeRight',
  'name=new_phone',
  'phone=13|likeRight',
  'phone=131|likeRight',
  'phone=131****7919',
  'ip=10.3|likeRight',
  'ip=10.3.77|likeRight',
  'status=sent',
  'status=failed',
  'created_at={old},{middle}|between',
  'created_at={day},{now}|between',
  'created_at={middle}|lt',
  'status=sent&created_at={old},{middle}|between',
  'status=failed&name=re|likeRight',
]

/** Filters of orders that the platform and a store share. */
const orders = [
  '',
  ...['waiting_payment', 'waiting_receipt', 'waiting_comment', 'completed', 'cancelled'].map(
    (one) => `order_status=${one}`,
  ),
  'order_status=waiting_delivery,waiting_group|in',
  'order_no=20|likeRight',
  'order_no={month}|likeRight',
  'order_no={date}|likeRight',
  'order_name=手作|like',
  'order_name=青瓷花瓶|like',
  'order_name=台灯 3|like',
  'order_name=cup|like',
  'order_name=无此物|like',
  'nickname=王|like',
  'nickname=小宁|like',
  'nickname=王小宁|like',
  'nickname=3|like',
  'nickname=无此人|like',
  'created_at={old},{middle}|between',
  'created_at={day},{now}|between',
  'created_at={middle}|lt',
  'order_status=completed&created_at={old},{middle}|between',
  'order_status=waiting_receipt&created_at={day},{now}|between',
  'order_status=completed&nickname=王|like',
  'order_status=waiting_comment&order_name=手作|like',
  'order_name=手作|like&nickname=王|like',
  'order_name=青瓷花瓶|like&created_at={old},{middle}|between',
  'nickname=王|like&created_at={old},{middle}|between',
]
const ordersOfStores = ['店铺|like', '店铺1|like', '店铺7|like', '店铺1', '无此店|like'].map(
  (name) => `store_name=${name}`,
)

const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const days: Record<string, string> = {
  old: day(2000),
  middle: day(150),
  day: day(2),
  now: day(-1),
  month: day(60).slice(0, 7).replace('-', ''),
  date: day(60).replaceAll('-', ''),
}
const fill = (query: string): string =>
  query
    .replace(/\{(\w+)\}/g, (_, name: string) => days[name] ?? '')
    .split('&')
    .filter(Boolean)
    .map((part) => part.replace(/=(.*)$/, (_, value: string) => `=${encodeURIComponent(value)}`))
    .join('&')

interface Case {
  name: string
  /** The path below `/api`, without page parameters. */
  path: string
  /** A list has pages; a dictionary has none. */
  isPaged: boolean
}
const single = (path: string): Case => ({ name: path.replace('/Admin/', ''), path, isPaged: false })
const list = (path: string, queries: readonly string[]): Case[] =>
  queries.map((query) => ({
    name: `${path.replace('/Admin/', '')} ${query || 'all'}`,
    path: `${path}?${fill(query)}`,
    isPaged: true,
  }))

export const cases: readonly Case[] = [
  ...list('/Admin/users', users),
  ...list('/Admin/money_logs', moneyLogs),
  ...list('/Admin/sms_logs', smsLogs),
  ...list('/Admin/orders', [
    ...orders,
    ...ordersOfStores,
    'store_name=店铺1&order_status=completed',
    'store_name=店铺7&nickname=王|like',
  ]),
  single('/Admin/orders/counts'),
  ...list('/Seller/orders', orders),
  ...list('/Seller/orders/wait', ['', 'nickname=王|like', 'order_name=手作|like', 'created_at={middle}|lt']),
  single('/Seller/orders/counts'),
  ...['王', '王小宁', ''].map((name) => ({
    name: `users/dict name=${name}`,
    path: `/Admin/users/dict?name=${encodeURIComponent(name)}`,
    isPaged: false,
  })),
]
