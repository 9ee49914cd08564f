import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { smsPurposes, type SmsName } from '@fangshi/contract/status'

/** The parts of a message template. */
export interface SmsTemplate {
  /** The provider's name for it; empty until an administrator enters it. */
  code: string
  signature: string
  text: LocalText
}
export type SmsValues = Readonly<Record<string, string>>

const seed = (occasion: string, english: string, description: string) => ({
  code: '',
  signature: '坊市',
  text: {
    'zh-cn': `您${occasion}的验证码是 {code}，10 分钟内有效，请勿告诉他人。`,
    en: `Your code to ${english} is {code}. It is valid for 10 minutes. Do not share it with anyone.`,
  },
  description,
})

const notification = (chinese: string, english: string, description: string) => ({
  code: '',
  signature: '坊市',
  text: { 'zh-cn': chinese, en: english },
  description,
})

/** The messages that the product sends, with their initial texts. */
export const seeds: Readonly<Record<SmsName, SmsTemplate & { description: string }>> = {
  register: seed('注册账号', 'register', '注册账号'),
  forget_password: seed('找回密码', 'reset your password', '找回密码'),
  edit_user: seed('验证身份', 'confirm it is you', '修改密码、支付密码或手机号前验证身份'),
  new_phone: seed('绑定手机', 'bind this phone', '绑定新手机号'),
  login: seed('登录', 'log in', '验证码登录'),
  seckill_reminder: notification(
    '您预约的秒杀“{goods}”将于 {time} 开抢，秒杀价 {price} 元起，记得准时来。',
    'The flash sale of “{goods}” you asked us to remind you of starts at {time}, from ¥{price}.',
    '秒杀开始前 5 分钟提醒',
  ),
  order_shipped: notification(
    '您购买的“{goods}”已发货，订单号 {no}，请留意物流信息。',
    'Your “{goods}” is on its way. Order {no}.',
    '订单发货后通知买家',
  ),
  refund_paid: notification(
    '“{goods}”的退款 {money} 元已退回原付款方式，请留意到账。',
    '¥{money} for “{goods}” is on its way back to how you paid.',
    '退款成功后通知买家',
  ),
  withdrawal_paid: notification(
    '您的提现 {arrives} 元已汇入尾号 {card} 的银行卡，到账时间以银行为准。',
    'Your withdrawal of ¥{arrives} was sent to the card ending in {card}.',
    '提现汇出后通知买家',
  ),
  store_passed: notification(
    '恭喜，您的店铺“{store}”已通过审核。',
    'Your store {store} has been approved.',
    '店铺审核通过后通知申请人',
  ),
  store_denied: notification(
    '您的店铺“{store}”未通过审核，请登录后查看原因并修改。',
    'Your store {store} was not approved. Log in to see why.',
    '店铺审核未通过时通知申请人',
  ),
  stock_back: notification(
    '您等待的“{goods}”{sku} 已到货，{price} 元，数量有限。',
    '“{goods}” {sku} is back in stock for ¥{price}.',
    '到货提醒',
  ),
  security_changed: notification(
    '您账号的登录密码或支付密码刚刚被修改。如非本人操作，请立即联系客服。',
    'The password or pay password of your account was just changed. If that wasn’t you, contact us at once.',
    '密码修改后通知本人',
  ),
}

/** Whether the product itself sends messages on this occasion. */
export const isOwnOccasion = (name: unknown): name is SmsName => typeof name === 'string' && Object.hasOwn(seeds, name)

/** Whether the message of an occasion carries a code. */
export const hasCode = (name: unknown): boolean => smsPurposes.some((one) => one === name)

/** The filled-in text; placeholders without a value stay as they are. */
export function fillText({ signature, text }: SmsTemplate, values: SmsValues, locale: Locale): string {
  const words = localText(text, locale).replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  return `${signature && `【${signature}】`}${words}`
}
