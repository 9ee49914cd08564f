import type { NotificationKind } from '@fangshi/contract/notifications'
import { l, type UiText } from '../../../i18n/ui-text.ts'

export const bellTexts = {
  title: l('消息', 'Notifications'),
  unread: l('消息，{{count}} 条未读', 'Notifications, {{count}} unread'),
  isNew: l('未读', 'Unread'),
  readAll: l('全部已读', 'Mark all as read'),
  none: l('还没有消息', 'No notifications yet'),
  older: l('更早的消息保留 90 天', 'Notifications are kept for 90 days'),
  more: l('查看更多', 'Show more'),
  settings: l('消息设置', 'Settings'),
  settingsText: l(
    '关闭后，这类消息不再提醒您。资金类消息不能关闭。',
    'You won’t be notified of what you turn off. Notifications about money can’t be turned off.',
  ),
  fixed: l('不可关闭', 'Always on'),
} as const

export const kindTexts: Readonly<Record<NotificationKind, UiText>> = {
  order: l('订单', 'Orders'),
  refund: l('售后', 'Refunds and returns'),
  chat: l('买家咨询', 'Chats'),
  comment: l('评价', 'Reviews'),
  activity: l('活动', 'Activities'),
  coupon: l('优惠券', 'Coupons'),
  favorite: l('收藏', 'Favourites'),
  store: l('店铺', 'Store'),
  withdrawal: l('提现', 'Withdrawals'),
  security: l('账号安全', 'Account security'),
  goods: l('商品审核', 'Goods under review'),
  stock: l('库存不足', 'Low stock'),
  settlement: l('结算', 'Settlement'),
  review: l('待审核', 'Waiting for review'),
  dispute: l('纠纷', 'Disputes'),
  report: l('经营周报', 'Weekly reports'),
  reconciliation: l('对账差异', 'Reconciliation differences'),
}
