import type { Texts } from './texts.ts'

/** Notifications about orders, for shoppers and stores. */
export const orderTexts = {
  new_order: {
    title: { 'zh-cn': '有新订单', en: 'New order' },
    text: {
      'zh-cn': '买家已付款 {money} 元购买“{goods}”，订单号 {no}，请尽快发货。',
      en: 'A shopper has paid ¥{money} for “{goods}”, order {no}. Please ship it soon.',
    },
    link: '/Seller/orders?view={id}',
  },
  order_shipped: {
    title: { 'zh-cn': '您的订单已发货', en: 'Your order is on its way' },
    text: {
      'zh-cn': '{store}已发出“{goods}”，订单号 {no}。',
      en: '{store} has shipped “{goods}”, order {no}.',
    },
    link: '/user/order/{id}',
  },
  order_received: {
    title: { 'zh-cn': '订单已自动确认收货', en: 'Receipt confirmed automatically' },
    text: {
      'zh-cn': '订单 {no} 的收货时限已到，系统已为您确认收货。商品有问题仍可申请售后。',
      en: 'The time for order {no} was up, so its receipt was confirmed for you. If something is wrong, you can still ask for a refund.',
    },
    link: '/user/order/{id}',
  },
  order_timed_out: {
    title: { 'zh-cn': '订单超时未付款，已取消', en: 'Unpaid order cancelled' },
    text: {
      'zh-cn': '“{goods}”未在付款时限内付款，订单 {no} 已自动取消。',
      en: '“{goods}” wasn’t paid for in time, so order {no} was cancelled.',
    },
    link: '/user/order/{id}',
  },
  order_cancelled: {
    title: { 'zh-cn': '订单已被平台取消', en: 'Order cancelled by the platform' },
    text: {
      'zh-cn': '平台取消了您的订单 {no}（{goods}）。',
      en: 'The platform has cancelled your order {no} (“{goods}”).',
    },
    link: '/user/order/{id}',
  },
  group_completed: {
    title: { 'zh-cn': '拼团成功', en: 'Your group is complete' },
    text: {
      'zh-cn': '“{goods}”已成团，{store}会尽快发货。',
      en: 'The group for “{goods}” is complete. {store} will ship it soon.',
    },
    link: '/user/order/{id}',
  },
  group_failed: {
    title: { 'zh-cn': '拼团未成功', en: 'Your group didn’t fill up' },
    text: {
      'zh-cn': '“{goods}”未在时限内成团，您支付的 {money} 元将退回。',
      en: 'The group for “{goods}” didn’t fill up in time. Your ¥{money} will be refunded.',
    },
    link: '/user/order/{id}',
  },
} as const satisfies Texts
