import type { Texts } from './texts.ts'

const changed = (what: string, english: string) => ({
  title: { 'zh-cn': `${what}已修改`, en: `Your ${english} was changed` },
  text: {
    'zh-cn': `您账号的${what}刚刚被修改。如非本人操作，请立即修改密码并联系客服。`,
    en: `The ${english} of your account was just changed. If that wasn’t you, change your password and contact us at once.`,
  },
  link: '/user/safe',
})

/** What shoppers like, hold and wait for, and their accounts. */
export const shopperTexts = {
  goods_cheaper: {
    title: { 'zh-cn': '您收藏的商品降价了', en: 'Cheaper now' },
    text: {
      'zh-cn': '“{goods}”从 {was} 元降到 {price} 元。',
      en: '“{goods}” dropped from ¥{was} to ¥{price}.',
    },
    link: '/goods/{id}',
  },
  goods_back: {
    title: { 'zh-cn': '您收藏的商品到货了', en: 'Back in stock' },
    text: { 'zh-cn': '“{goods}”又有货了，{price} 元起。', en: '“{goods}” is available again, from ¥{price}.' },
    link: '/goods/{id}',
  },
  sku_back: {
    title: { 'zh-cn': '您等的商品到货了', en: 'What you were waiting for is back' },
    text: { 'zh-cn': '“{goods}”{sku} 又有货了，{price} 元。', en: '“{goods}” {sku} is available again for ¥{price}.' },
    link: '/goods/{id}',
  },
  coupon_ending: {
    title: { 'zh-cn': '优惠券即将到期', en: 'Your coupon expires soon' },
    text: {
      'zh-cn': '您有 {count} 张“{coupon}”将于 {until} 到期，立减 {money} 元。',
      en: '“{coupon}” (¥{money} off) expires at {until}. You have {count} left.',
    },
    link: '/coupons/{id}',
  },
  coupon_sent: {
    title: { 'zh-cn': '您收到一张优惠券', en: 'You’ve received a coupon' },
    text: {
      'zh-cn': '平台送您一张“{coupon}”，立减 {money} 元，{until} 前有效。',
      en: 'The platform has given you “{coupon}”: ¥{money} off until {until}.',
    },
    link: '/coupons/{id}',
  },
  flash_sale_near: {
    title: { 'zh-cn': '秒杀即将开抢', en: 'A flash sale is about to start' },
    text: { 'zh-cn': '您预约的“{goods}”将于 {time} 开抢。', en: 'The flash sale of “{goods}” starts at {time}.' },
    link: '/goods/{id}',
  },
  password_changed: changed('登录密码', 'password'),
  pay_password_changed: changed('支付密码', 'pay password'),
  phone_changed: changed('手机号', 'phone number'),
  login_bound: {
    title: { 'zh-cn': '已绑定{provider}登录', en: '{provider} login added' },
    text: {
      'zh-cn':
        '您的账号刚刚绑定了{provider}，今后可用{provider}登录。如非本人操作，请立即解除绑定、修改密码并联系客服。',
      en: '{provider} can now log in to your account. If you didn’t add it, remove it, change your password and contact us at once.',
    },
    link: '/user/oauth',
  },
  login_unbound: {
    title: { 'zh-cn': '已解除{provider}绑定', en: '{provider} login removed' },
    text: {
      'zh-cn': '您的账号刚刚解除了{provider}绑定，不能再用{provider}登录。如非本人操作，请立即修改密码并联系客服。',
      en: '{provider} can no longer log in to your account. If you didn’t remove it, change your password and contact us at once.',
    },
    link: '/user/oauth',
  },
} as const satisfies Texts
