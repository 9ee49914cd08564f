import { l } from '../../i18n/ui-text.ts'

/** To-dos of an administrator. */
export const toDoTexts = {
  site_closed: l('商城已关闭', 'Shop closed'),
  verifying_stores: l('待审核的开店申请', 'Store applications to review'),
  document_changes: l('待审核的资料变更', 'Document changes to review'),
  goods_to_review: l('待审核的商品', 'Products to review'),
  failed_sms: l('今日发送失败的短信', 'Text messages failed today'),
  ending_advs: l('已到期或 7 天内到期的广告', 'Adverts ended or ending within 7 days'),
  audit_entries: l('今日操作记录', "Today's audit entries"),
} as const
