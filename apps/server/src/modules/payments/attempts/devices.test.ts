import { payClients, providerChannels } from '@fangshi/contract/status'
import { providerDevices } from '@fangshi/contract/payments'
import { expect, test } from 'vitest'
import { boundTo, devicesOf, needsPayer, validForMs } from './devices.ts'

test('each client has the devices of the rules', () => {
  const all = providerChannels.map((channel) => payClients.map((client) => devicesOf(channel, client).join('/')))
  expect(all).toEqual([
    ['scan', 'wap', 'mp', 'mini', '', 'app'],
    ['scan/web', 'wap', '', '', 'mini', 'app'],
  ])
})

test('every device of the settings is somebody’s', () => {
  for (const channel of providerChannels) {
    const used = payClients.flatMap((client) => devicesOf(channel, client))
    expect(used.toSorted()).toEqual([...providerDevices[channel]].toSorted())
  }
})

test('an address for a phone is good for minutes and for one network, a prepay id for one payer', () => {
  const payer = { ip: '203.0.113.9', payer_id: 'openid' }
  expect(validForMs('wechat', 'wap')).toBeLessThan(5 * 60_000)
  expect(validForMs('alipay', 'scan')).toBeLessThan(2 * 60 * 60_000)
  expect(['scan', 'wap', 'mp', 'mini'].map((device) => boundTo('wechat', device, payer))).toEqual([
    '',
    '203.0.113.9',
    'openid',
    'openid',
  ])
  expect(['web', 'wap', 'scan', 'app'].map((device) => needsPayer('alipay', device))).toEqual(Array(4).fill(false))
})
