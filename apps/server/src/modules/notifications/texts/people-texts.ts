import type { Texts } from './texts.ts'

/** Comments and conversations. */
export const peopleTexts = {
  comment_given: {
    title: { 'zh-cn': '有新评价', en: 'New review' },
    text: {
      'zh-cn': '买家评价了“{goods}”，订单号 {no}，您可以回复。',
      en: 'A buyer has reviewed “{goods}”, order {no}. You can reply.',
    },
    link: '/Seller/order_comments?view={id}',
  },
  comment_added_to: {
    title: { 'zh-cn': '买家追加了评价', en: 'Addition to a review' },
    text: {
      'zh-cn': '买家追加了对“{goods}”的评价，订单号 {no}。',
      en: 'A buyer has added to the review of “{goods}”, order {no}.',
    },
    link: '/Seller/order_comments?view={id}',
  },
  comment_replied: {
    title: { 'zh-cn': '商家回复了您的评价', en: 'The store has replied to your review' },
    text: {
      'zh-cn': '{store}回复了您对“{goods}”的评价。',
      en: '{store} has replied to your review of “{goods}”.',
    },
    link: '/user/comments',
  },
  comment_hidden: {
    title: { 'zh-cn': '您的评价已被平台隐藏', en: 'Your review was hidden by the platform' },
    text: {
      'zh-cn': '平台已隐藏您对“{goods}”的评价，其他买家看不到。原因：{reason}',
      en: 'The platform has hidden your review of “{goods}” from other shoppers. Reason: {reason}',
    },
    link: '/user/comments',
  },
  comment_shown: {
    title: { 'zh-cn': '您的评价已恢复展示', en: 'Your review is shown again' },
    text: {
      'zh-cn': '平台已恢复展示您对“{goods}”的评价，其他买家可以看到。',
      en: 'The platform shows your review of “{goods}” to other shoppers again.',
    },
    link: '/user/comments',
  },
  chat_waiting: {
    title: { 'zh-cn': '有买家在等您回复', en: 'A shopper is waiting for an answer' },
    text: {
      'zh-cn': '{shopper}发来消息已超过 3 分钟，请尽快回复。',
      en: '{shopper} wrote more than 3 minutes ago and has had no answer yet.',
    },
    link: '/Seller/chats?id={id}',
  },
} as const satisfies Texts
