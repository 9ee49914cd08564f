import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { rsaVerifies } from '../rsa.ts'
import { appParams, pageParams } from './client-params.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const account = { appid: 'wx8888888888888888', mch_id: '1900000001' }
const at = new Date('2026-11-22T12:00:00.900Z')

test('a page and a mini program sign four lines with the named prepay id', () => {
  const { paySign, ...rest } = pageParams(account, privateKey, 'wx201410272009395522657', at)
  expect(rest).toEqual({
    appId: account.appid,
    timeStamp: '1795348800',
    nonceStr: expect.stringMatching(/^[0-9A-F]{32}$/),
    package: 'prepay_id=wx201410272009395522657',
    signType: 'RSA',
  })
  const signed = `${account.appid}\n1795348800\n${rest.nonceStr}\nprepay_id=wx201410272009395522657\n`
  expect(rsaVerifies(publicKey, signed, paySign)).toBe(true)
})

test('an app signs the bare prepay id', () => {
  const { sign, ...rest } = appParams(account, privateKey, 'wx1', at)
  expect(rest).toMatchObject({ partnerid: account.mch_id, prepayid: 'wx1', package: 'Sign=WXPay' })
  expect(rsaVerifies(publicKey, `${account.appid}\n${rest.timestamp}\n${rest.noncestr}\nwx1\n`, sign)).toBe(true)
  expect(rsaVerifies(publicKey, `${account.appid}\n${rest.timestamp}\n${rest.noncestr}\nwx2\n`, sign)).toBe(false)
})
