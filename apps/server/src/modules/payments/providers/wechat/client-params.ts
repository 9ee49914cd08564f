import type { KeyObject } from 'node:crypto'
import type { WechatConfig } from '../provider.ts'
import { rsaSign } from '../rsa.ts'
import { lines, newNonce, seconds } from './authorization.ts'

type Account = Pick<WechatConfig, 'appid' | 'mch_id'>

/** What a page inside WeChat or a mini program hands to the wallet (payments §2.1). */
export function pageParams({ appid }: Account, privateKey: KeyObject, prepay_id: string, at: Date) {
  const [timeStamp, nonceStr, bundle] = [seconds(at), newNonce(), `prepay_id=${prepay_id}`]
  const paySign = rsaSign(privateKey, lines(appid, timeStamp, nonceStr, bundle))
  return { appId: appid, timeStamp, nonceStr, package: bundle, signType: 'RSA', paySign }
}

/** What an app hands to the wallet; it signs the bare id. */
export function appParams({ appid, mch_id }: Account, privateKey: KeyObject, prepay_id: string, at: Date) {
  const [timestamp, noncestr] = [seconds(at), newNonce()]
  const sign = rsaSign(privateKey, lines(appid, timestamp, noncestr, prepay_id))
  return { appid, partnerid: mch_id, prepayid: prepay_id, package: 'Sign=WXPay', noncestr, timestamp, sign }
}
