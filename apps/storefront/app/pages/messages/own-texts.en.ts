import type { Same } from '../../i18n/texts.ts'
import type { texts as chinese } from './own-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  message: {
    text: 'News of your orders, refunds, reviews, offers and account, kept for 90 days.',
    tabs: 'Kinds of messages',
    tab_all: 'All',
    tab_unread: 'Unread',
    none: 'No messages yet',
    noneUnread: 'You’ve read everything',
    readAll: 'Mark all as read',
    allRead: 'All marked as read',
    isNew: 'Unread',
    settings: 'Message settings',
    settingsText:
      'What you switch off is no longer shown or texted to you. Messages about money and security always come.',
    fixed: 'Always on',
    kind_order: 'Orders',
    kind_refund: 'Refunds and returns',
    kind_comment: 'Reviews',
    kind_activity: 'Flash sales and group buys',
    kind_coupon: 'Coupons',
    kind_favorite: 'Favourites: cheaper or back in stock',
    kind_store: 'Opening a store',
    kind_withdrawal: 'Withdrawals',
    kind_security: 'Account security',
  },
}
