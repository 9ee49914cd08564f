import { l } from '../../i18n/ui-text.ts'

export const paymentTexts = {
  mix: l('支付构成', 'Payment mix'),
  channel: l('支付渠道', 'Channel'),
  latest: l('最近支付', 'Latest payments'),
  all: l('查看全部支付记录', 'All payments'),
  amount: {
    name: l('支付金额', 'Amount paid'),
    means: l(
      '所选日期内支付成功的账单金额，含订单、充值和积分订单。',
      'Bills paid in these dates: orders, top-ups and points orders.',
    ),
  },
  paid: {
    name: l('成功笔数', 'Paid bills'),
    means: l('所选日期内支付成功的账单数，零元账单不计。', 'Bills paid in these dates, without those of zero.'),
  },
  opened: {
    name: l('发起笔数', 'Attempts'),
    means: l(
      '所选日期内发起的支付次数，包含未完成的。',
      'Payment attempts opened in these dates, unfinished ones included.',
    ),
  },
  rate: {
    name: l('支付成功率', 'Success rate'),
    means: l('成功笔数除以发起笔数。', 'Paid bills divided by attempts.'),
  },
  note: l('成功 {{paid}} / 发起 {{opened}} · {{rate}}', '{{paid}} of {{opened}} · {{rate}}'),
} as const
