import { demoLogins } from '@fangshi/demo/logins'

/** Who one can be in the simulated WeChat; `user` is whose account the demo has bound them to. */
export const demoPeople: readonly { nickname: string; user?: string }[] = [
  { nickname: '知夏', user: demoLogins.shopper },
  { nickname: '阿澄' },
  { nickname: '陶陶妈妈' },
  { nickname: 'Oliver' },
]
