import { l } from '../i18n/ui-text.ts'

export const reportTexts = {
  subscription: l('订阅周报', 'Subscription'),
  receive: l('每周收到经营周报', 'Get the weekly report'),
  about: l(
    '每周一 8:00 生成上一周（周一至周日）的周报，并在消息里提醒您。',
    'Every Monday at 8:00 a report on the past week (Monday to Sunday) is prepared, and you are notified.',
  ),
  isOn: l('已订阅，下一份：{{time}}', 'You are subscribed. Next report: {{time}}'),
  isOff: l(
    '未订阅。订阅后几分钟内即可看到上一周的周报。',
    'You are not subscribed. Once you are, last week’s report arrives within minutes.',
  ),
  byMail: l('同时发送到邮箱', 'Also send it by email'),
  email: l('邮箱地址', 'Email address'),
  mailNotSet: l(
    '平台还没有配置邮件服务器，暂时不能发送邮件。',
    'Email isn’t available yet: the platform has no mail server set up.',
  ),
  mailSimulated: l('演示模式不会真的发送邮件。', 'The demo doesn’t send email.'),
  confirmed: l('邮箱已确认，周报会发送到这个地址。', 'This address is confirmed. Reports go to it.'),
  waiting: l(
    '等待确认：确认邮件已发送到 {{email}}，请在 {{hours}} 小时内打开其中的链接。确认前不会发送周报。',
    'Waiting for confirmation: we emailed a link to {{email}}. Open it within {{hours}} hours; no report is sent until then.',
  ),
  missing: l(
    '{{email}} 还没有确认，周报暂时不会发送到这个邮箱。',
    '{{email}} isn’t confirmed, so no report is sent to it yet.',
  ),
  sendAgain: l('重新发送', 'Send again'),
  sendConfirmation: l('发送确认邮件', 'Send confirmation email'),
  confirmationSent: l('确认邮件已发送', 'Confirmation email sent'),
  past: l('往期周报', 'Past reports'),
  none: l('还没有周报', 'No reports yet'),
  week: l('{{from}} 至 {{to}}', '{{from}} to {{to}}'),
  title: l('经营周报 {{from}} 至 {{to}}', 'Weekly report, {{from}} to {{to}}'),
  back: l('返回列表', 'Back to list'),
  written: l(
    '生成于 {{time}}。此后的退款等变动不会改写本页；点数字打开的明细按当前数据显示。',
    'Prepared at {{time}}. Later changes such as refunds don’t alter this report; the lists behind its figures show current data.',
  ),
  weekBefore: l('前一周 {{money}}', 'Week before {{money}}'),
  print: l('打印', 'Print'),
  platform: l('全平台', 'Whole platform'),
  newcomers: l('新增', 'New on the platform'),
  newUsers: {
    name: l('新增用户', 'New users'),
    means: l('该周注册的用户数，不含店铺子账号。', 'Shoppers who signed up that week, not counting sub-accounts.'),
  },
  newStores: {
    name: l('新增店铺', 'New stores'),
    means: l('该周审核通过的店铺数。', 'Stores approved that week.'),
  },
} as const
