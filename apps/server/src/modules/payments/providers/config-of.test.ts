import { expect, test } from 'vitest'
import { simulatorKeys } from '../../../../test/payments/payment-simulator.ts'
import { simulatedAlipay, simulatedWechat } from '../simulator/configs.ts'
import { alipayProvider } from './alipay/alipay.ts'
import { alipayConfigOf, wechatConfigOf } from './config-of.ts'
import { wechatProvider } from './wechat/wechat.ts'

const notify_url = 'https://shop.example/api/payment/x/scan'
const runtime = { send: () => Promise.reject(new Error('nobody is asked')), now: () => new Date(0) }

test('settings become the configuration of a provider, at its own address', async () => {
  const keys = await simulatorKeys()
  const [wechat, alipay] = [simulatedWechat(keys, 'scan', notify_url), simulatedAlipay(keys, 'scan', notify_url)]
  expect(wechatConfigOf('scan', { ...wechat }, notify_url)).toEqual({
    ...wechat,
    gateway: 'https://api.mch.weixin.qq.com',
  })
  expect(alipayConfigOf('scan', { ...alipay }, notify_url)).toEqual({
    ...alipay,
    gateway: 'https://openapi.alipay.com/gateway.do',
  })
})

test('keys that cannot be read are a matter of settings', () => {
  expect(() => wechatProvider(wechatConfigOf('scan', {}, notify_url), runtime)).toThrow('ACCOUNT_REFUSED')
  expect(() => alipayProvider(alipayConfigOf('scan', {}, notify_url), runtime)).toThrow('ACCOUNT_REFUSED')
})
