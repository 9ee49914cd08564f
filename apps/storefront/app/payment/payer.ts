import type { PayClient } from '@fangshi/contract/status'
import { payClient } from './pay-client.ts'

/** Who pays, as the server wants to know it: what this browser is, and inside WeChat the openid once it is known. */
export interface Payer {
  device: PayClient
  openid?: string
}

const key = 'openid'

/** Kept as long as the tab. */
export const rememberOpenid = (openid: string): void => sessionStorage.setItem(key, openid)

export function payer(): Payer {
  const device = payClient()
  const openid = device === 'wechat' ? sessionStorage.getItem(key) : null
  return openid ? { device, openid } : { device }
}
