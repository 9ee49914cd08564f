import type { Locale } from '@fangshi/contract/locale'

interface ConsentTexts {
  lang: string
  wechat: string
  simulator: string
  demo: string
  /** After the site's name. */
  asks: string
  payer: string
  allow: string
  asNew: string
  nickname: string
  agreeAs: string
  others: string
  decline: readonly [label: string, what: string]
  stale: readonly [label: string, what: string]
  refused: readonly [title: string, text: string]
}

export const consentTexts: Readonly<Record<Locale, ConsentTexts>> = {
  'zh-cn': {
    lang: 'zh-CN',
    wechat: '微信',
    simulator: '模拟器',
    demo: '演示环境，与真实微信无关',
    asks: '申请获取您的昵称，用于登录',
    payer: '申请确认付款人',
    allow: '选择一位微信用户表示同意',
    asNew: '换一位微信用户',
    nickname: '微信昵称',
    agreeAs: '同意',
    others: '试试其他结果',
    decline: ['拒绝授权', '回到商城，不登录'],
    stale: ['授权码失效', '微信会拒绝这个授权码，商城提示重新授权'],
    refused: ['链接无法打开', '应用或回调地址与商城的设置不一致，请回到商城重新登录。'],
  },
  en: {
    lang: 'en',
    wechat: 'WeChat',
    simulator: 'Simulator',
    demo: 'This is a demo. It has nothing to do with the real WeChat.',
    asks: 'asks for your nickname to log you in',
    payer: 'asks who is paying',
    allow: 'Agree as one of these WeChat users',
    asNew: 'Someone else',
    nickname: 'WeChat nickname',
    agreeAs: 'Agree',
    others: 'Try another outcome',
    decline: ['Decline', 'Back to the shop without logging in'],
    stale: ['Let the code expire', 'WeChat rejects the code, and the shop asks to authorize again'],
    refused: [
      'This link can’t be opened',
      'The app or return address doesn’t match the shop’s settings. Go back to the shop and log in again.',
    ],
  },
}
