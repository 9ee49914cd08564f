import type { Texts } from './texts.ts'

const shopper = '/user/order/refund_form/{id}'
const store = '/Seller/{list}?view={id}'

/** Notifications about refunds, returns, exchanges and disputes, for all three sides. */
export const refundTexts = {
  refund_asked: {
    title: { 'zh-cn': '有新的售后申请', en: 'New refund request' },
    text: {
      'zh-cn': '“{goods}”有买家申请售后，单号 {no}，请在 {due} 前处理。',
      en: 'A buyer of “{goods}” has sent request {no}. Answer it by {due}.',
    },
    link: store,
  },
  refund_withdrawn: {
    title: { 'zh-cn': '买家撤销了售后申请', en: 'Refund request withdrawn' },
    text: {
      'zh-cn': '“{goods}”的售后申请 {no} 已由买家撤销。',
      en: 'The buyer has withdrawn request {no} for “{goods}”.',
    },
    link: store,
  },
  refund_sent_back: {
    title: { 'zh-cn': '买家已寄回商品', en: 'Goods on their way back' },
    text: {
      'zh-cn': '“{goods}”已由买家寄回，单号 {no}，请在 {due} 前确认收货。',
      en: 'The buyer has sent back “{goods}”, request {no}. Confirm the receipt by {due}.',
    },
    link: store,
  },
  refund_due: {
    title: { 'zh-cn': '售后处理时限将至', en: 'A request needs your answer' },
    text: {
      'zh-cn': '售后申请 {no}（{goods}）须在 {due} 前处理，逾期系统将自动处理。',
      en: 'Answer request {no} (“{goods}”) by {due}. After that it is decided automatically.',
    },
    link: store,
  },
  refund_disputed: {
    title: { 'zh-cn': '平台已介入售后', en: 'The platform has stepped in' },
    text: {
      'zh-cn': '售后申请 {no}（{goods}）已转由平台裁决，您可补充说明和图片。',
      en: 'The platform now decides about request {no} (“{goods}”). You can add messages and pictures.',
    },
    link: store,
  },
  refund_message_to_store: {
    title: { 'zh-cn': '售后有新留言', en: 'New message about a request' },
    text: {
      'zh-cn': '售后申请 {no}（{goods}）有新留言。',
      en: 'There is a new message about request {no} (“{goods}”).',
    },
    link: store,
  },
  dispute_decided: {
    title: { 'zh-cn': '平台已作出裁决', en: 'The platform has decided' },
    text: {
      'zh-cn': '售后申请 {no}（{goods}）已由平台裁决，点击查看结果。',
      en: 'The platform has decided about request {no} (“{goods}”). Open it to see the result.',
    },
    link: store,
  },
  refund_by_platform: {
    title: { 'zh-cn': '平台处理了售后', en: 'The platform has handled a refund' },
    text: {
      'zh-cn': '平台已处理“{goods}”的售后 {no}，点击查看结果。',
      en: 'The platform has handled refund {no} for “{goods}”. Open it to see the result.',
    },
    link: store,
  },
  dispute_waiting: {
    title: { 'zh-cn': '有纠纷待裁决', en: 'A dispute to decide' },
    text: {
      'zh-cn': '{store}的售后申请 {no}（{goods}）等待平台裁决。',
      en: 'Request {no} of {store} (“{goods}”) is waiting for the platform’s decision.',
    },
    link: '/Admin/{list}?view={id}',
  },
  refund_agreed: {
    title: { 'zh-cn': '售后申请已同意，请寄回商品', en: 'Request accepted: send the goods back' },
    text: {
      'zh-cn': '您对“{goods}”的售后申请已获同意，请在 {due} 前寄回并填写运单号。',
      en: 'Your request for “{goods}” was accepted. Send it back and enter the tracking number by {due}.',
    },
    link: shopper,
  },
  refund_refused: {
    title: { 'zh-cn': '商家拒绝了售后申请', en: 'The store has refused your request' },
    text: {
      'zh-cn': '{store}拒绝了您对“{goods}”的售后申请。如有异议，可在 {due} 前申请平台介入。',
      en: '{store} has refused your request for “{goods}”. You can ask the platform to decide until {due}.',
    },
    link: shopper,
  },
  refund_refused_by_platform: {
    title: { 'zh-cn': '平台未同意售后申请', en: 'The platform has refused your request' },
    text: {
      'zh-cn': '平台审核后未同意您对“{goods}”的售后申请。如有异议，可在 {due} 前申请平台裁决。',
      en: 'The platform has refused your request for “{goods}”. If you disagree, you can ask for a ruling until {due}.',
    },
    link: shopper,
  },
  refund_paid: {
    title: { 'zh-cn': '退款成功', en: 'Money refunded' },
    text: {
      'zh-cn': '“{goods}”的退款 {money} 元已退回原付款方式，到账时间以支付机构为准。',
      en: '¥{money} for “{goods}” is on its way back to how you paid.',
    },
    link: shopper,
  },
  refund_at_platform: {
    title: { 'zh-cn': '售后已由平台介入', en: 'The platform decides about your request' },
    text: {
      'zh-cn': '您对“{goods}”的售后申请已转由平台裁决，您可补充说明和图片。',
      en: 'The platform now decides about your request for “{goods}”. You can add messages and pictures.',
    },
    link: shopper,
  },
  refund_dismissed: {
    title: { 'zh-cn': '平台驳回了售后申请', en: 'Your request was dismissed' },
    text: {
      'zh-cn': '平台审理后驳回了您对“{goods}”的售后申请，点击查看理由。',
      en: 'The platform has dismissed your request for “{goods}”. Open it to see why.',
    },
    link: shopper,
  },
  refund_closed: {
    title: { 'zh-cn': '售后申请已关闭', en: 'Request closed' },
    text: {
      'zh-cn': '您对“{goods}”的售后申请 {no} 已关闭。',
      en: 'Your request {no} for “{goods}” was closed.',
    },
    link: shopper,
  },
  replacement_sent: {
    title: { 'zh-cn': '换货商品已寄出', en: 'Your replacement is on its way' },
    text: {
      'zh-cn': '{store}已寄出“{goods}”的换货商品。',
      en: '{store} has sent the replacement for “{goods}”.',
    },
    link: shopper,
  },
  refund_message: {
    title: { 'zh-cn': '售后有新留言', en: 'New message about your request' },
    text: {
      'zh-cn': '您对“{goods}”的售后申请有新留言。',
      en: 'There is a new message about your request for “{goods}”.',
    },
    link: shopper,
  },
} as const satisfies Texts
