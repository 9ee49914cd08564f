import type { SendingResult } from '@fangshi/contract/coupons-admin'
import { l, type UiText } from '../../i18n/ui-text.ts'

export const sendTexts = {
  send: l('发放', 'Send'),
  title: l('发放优惠券', 'Send coupons'),
  notRunning: l('只能发放进行中的优惠券', 'Only running coupons can be sent'),
  users: l('接收用户', 'Recipients'),
  explained: l(
    '每人一张，受总量和每人限领约束；在后台逐个发放，可关闭此窗口。剩余 {{left}} 张。',
    'One coupon each, within the quantity and the limit per customer. They are sent in the background; you can close this window. Left: {{left}}.',
  ),
  begun: l('已开始发放给 {{count}} 位用户', 'Sending has begun. Recipients: {{count}}'),
  earlier: l('发放记录', 'Earlier sendings'),
  none: l('还没有发放过', 'Nothing sent yet'),
  progress: l('已处理 {{done}} / {{total}}，成功 {{sent}}', 'Done {{done}} of {{total}}, sent {{sent}}'),
  by: l('{{name}} · {{at}}', '{{name}} · {{at}}'),
  missed: l('未发放的用户', 'Who got none'),
}

export const sendingResultTexts: Readonly<Record<SendingResult, UiText>> = {
  sent: l('已发放', 'Sent'),
  has_limit: l('已达每人限领', 'Has as many as allowed'),
  used_up: l('已领完', 'None were left'),
  not_running: l('优惠券已停止或结束', 'The coupon had ended'),
  not_a_shopper: l('不是可购物的账号', 'Not a shopper’s account'),
}
