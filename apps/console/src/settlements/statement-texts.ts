import { l, type UiText } from '../i18n/ui-text.ts'

export const texts = {
  title: l('结算单 {{no}}', 'Settlement {{no}}'),
  balance: l('余额变动（元）', 'Balance (¥)'),
  balanceHelp: l(
    '期初余额加上本期全部变动，等于期末余额；欠款计为负数。',
    'The opening balance and all changes of the period add up to the closing balance. Debt counts as negative.',
  ),
  opening: l('期初余额', 'Opening balance'),
  closing: l('期末余额', 'Closing balance'),
  ofDebt: l('其中欠款 ¥{{amount}}', 'of which ¥{{amount}} is owed'),
  times: l('{{n}} 笔', '× {{n}}'),
  settledSum: l('订单结算（元）', 'Orders settled (¥)'),
  settledHelp: l(
    '订单完成满 {{days}} 天且收货满 15 天后结算；有售后进行中的订单暂不结算。',
    'Orders are settled {{days}} days after completion and 15 days after receipt, never while a refund is open.',
  ),
  paid: l('订单实收', 'Paid'),
  refunded: l('已退款', 'Refunded'),
  commission: l('平台佣金', 'Commission'),
  distribution: l('分销佣金', 'Referral'),
  settled: l('结算金额', 'Settled'),
  debtPaid: l('其中 ¥{{amount}} 用于抵扣欠款', '¥{{amount}} of it paid what was owed'),
  orders: l('结算订单（元）', 'Orders (¥)'),
  orderNo: l('订单号', 'Order no.'),
  completedAt: l('完成时间', 'Completed'),
  subsidy: l('含平台优惠 ¥{{amount}}', 'incl. ¥{{amount}} by the platform'),
  freight: l('含运费 ¥{{amount}}', 'incl. freight ¥{{amount}}'),
  rule: l('扣除规则', 'Deductions'),
  ruleOf: l('{{scope}} {{rate}}% × ¥{{base}}', '{{scope}} {{rate}}% × ¥{{base}}'),
  noRule: l('无扣除', 'None'),
  period: l('统计区间', 'Period'),
  since: l('{{from}} 至 {{to}}', '{{from}} to {{to}}'),
  sinceStart: l('开店至 {{to}}', 'Until {{to}}'),
  print: l('打印', 'Print'),
  shown: l('仅显示前 {{n}} 笔，完整清单请导出', 'The first {{n}} are shown. Export the list for all of them.'),
  sum: l('合计', 'Total'),
}

/** What a level of referrers is called. */
export const shareTexts: Readonly<Record<number, UiText>> = {
  1: l('一级分销', 'Referral level 1'),
  2: l('二级分销', 'Referral level 2'),
  3: l('三级分销', 'Referral level 3'),
}
