import type { LocalText } from './locale.ts'

/**
 * The accounts of the chart by what the books call them (rules §8). Those of users, stores, orders and refunds stand for
 * all of their kind.
 */
export const ledgerAccountNames = {
  clearing_wechat: { 'zh-cn': '微信支付待清算', en: 'WeChat Pay clearing' },
  clearing_alipay: { 'zh-cn': '支付宝待清算', en: 'Alipay clearing' },
  clearing_demo: { 'zh-cn': '演示充值待清算', en: 'Demo top-up clearing' },
  bank: { 'zh-cn': '银行存款', en: 'Bank' },
  payout_bank: { 'zh-cn': '付款账户', en: 'Payout bank account' },
  provider_fees: { 'zh-cn': '渠道手续费', en: 'Provider fees' },
  user_money: { 'zh-cn': '用户余额', en: 'User balances' },
  user_prepaid: { 'zh-cn': '用户充值余额', en: 'User top-ups' },
  user_frozen: { 'zh-cn': '用户冻结款', en: 'Frozen for users' },
  user_debt: { 'zh-cn': '用户欠款', en: 'Owed by users' },
  store_money: { 'zh-cn': '店铺余额', en: 'Store balances' },
  store_frozen: { 'zh-cn': '店铺冻结款', en: 'Frozen for stores' },
  store_debt: { 'zh-cn': '店铺欠款', en: 'Owed by stores' },
  order_escrow: { 'zh-cn': '订单待结算款', en: 'Escrow of orders' },
  refund_due: { 'zh-cn': '应退款', en: 'Refunds due' },
  suspense: { 'zh-cn': '挂账', en: 'Suspense' },
  commission: { 'zh-cn': '平台佣金与手续费', en: 'Commission and fees' },
  points_sales: { 'zh-cn': '积分商城收款', en: 'Points mall cash' },
  subsidy: { 'zh-cn': '平台补贴', en: 'Platform subsidies' },
  adjustments: { 'zh-cn': '人工调整', en: 'Adjustments' },
  demo_balances: { 'zh-cn': '演示体验金', en: 'Demo balances' },
  user_points: { 'zh-cn': '用户积分', en: 'User points' },
  user_points_debt: { 'zh-cn': '用户欠积分', en: 'Points owed by users' },
  points_issuer: { 'zh-cn': '积分发行', en: 'Points issued' },
} as const satisfies Record<string, LocalText & { en: string }>

export type LedgerAccountName = keyof typeof ledgerAccountNames
export const ledgerAccountKeys = Object.keys(ledgerAccountNames) as LedgerAccountName[]
