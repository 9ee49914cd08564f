import type { Same } from '../../i18n/texts.ts'
import type { texts as chinese } from './own-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  help: {
    text: 'Answers about ordering, paying, delivery, returns and opening a store.',
    search: 'Search help',
    placeholder: 'For example: refunds',
    found: 'Help about “{{words}}”',
    count_other: '{{count}} articles found',
    count_one: '{{count}} article found',
    none: 'No articles about “{{words}}”',
    all: 'See all help',
    empty: 'There are no help articles yet',
    contact: 'Contact us',
    contactText:
      'For questions about goods and orders, ask the store first, on the page of the product or order. For your account, payments and the rules of the marketplace, ask us.',
    tel: 'Phone',
    mobile: 'Landline',
    email: 'Email',
    hours: 'Hours',
    toOrders: 'My orders',
    toMessages: 'Chats with stores',
  },
}
