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

/** The messages that the product sends, with their initial texts. */
export const seeds: Readonly<Record<SmsName, SmsTemplate & { description: string }>> = {
  register: seed('注册账号', 'register', '注册账号'),
  forget_password: seed('找回密码', 'reset your password', '找回密码'),
  edit_user: seed('验证身份', 'confirm it is you', '修改密码、支付密码或手机号前验证身份'),
  new_phone: seed('绑定手机', 'bind this phone', '绑定新手机号'),
  login: seed('登录', 'log in', '验证码登录'),
  seckill_reminder: {
    code: '',
    signature: '坊市',
    text: {
      'zh-cn': '您预约的秒杀“{goods}”将于 {time} 开抢，秒杀价 {price} 元起，记得准时来。',
      en: 'The flash sale of “{goods}” that you asked about starts at {time}, from ¥{price}.',
    },
    description: '秒杀开始前 5 分钟提醒',
  },
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
