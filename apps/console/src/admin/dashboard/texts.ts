import { l } from '../../i18n/ui-text.ts'

/** The result of the nightly verification. */
export const driftTexts = {
  title: l('夜间对账发现 {{count}} 处不符（{{at}}）', 'Nightly verification found mismatches: {{count}} ({{at}})'),
  advice: l(
    '账本、库存或计数与明细推算的结果不一致。请联系技术人员运行 npm run verify 查看全部结果。',
    'The ledger, stock or counters don’t match their records. Ask your engineers to run npm run verify for the full list.',
  ),
  finding: l('应为 {{expected}}，实为 {{actual}}', 'expected {{expected}}, found {{actual}}'),
} as const

/** Of a new platform. */
export const platformTexts = { setUp: l('上线准备', 'Get ready to launch') } as const

/** To-dos of an administrator. */
export const toDoTexts = {
  site_closed: l('商城已关闭', 'Shop closed'),
  verifying_stores: l('待审核的开店申请', 'Store applications to review'),
  document_changes: l('待审核的资料变更', 'Document changes to review'),
  goods_to_review: l('待审核的商品', 'Products to review'),
  refund_disputes: l('待裁决的退款', 'Refunds in dispute'),
  return_disputes: l('待裁决的退换货', 'Returns in dispute'),
  withdrawals_to_decide: l('待审批的提现', 'Withdrawals to approve'),
  withdrawals_to_pay: l('待打款的提现', 'Withdrawals to pay'),
  suspense: l('退回中的挂账', 'Suspense being returned'),
  differences: l('未处理的对账差异', 'Open reconciliation differences'),
  failed_sms: l('今日发送失败的短信', 'Text messages failed today'),
  ending_advs: l('已到期或 7 天内到期的广告', 'Adverts ended or ending within 7 days'),
  audit_entries: l('今日操作记录', "Today's audit entries"),
} as const
