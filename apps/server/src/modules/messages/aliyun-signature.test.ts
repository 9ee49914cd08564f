import { expect, test } from 'vitest'
import { signedCall } from './aliyun-signature.ts'

test('the signature is that of the provider’s documented example', () => {
  const { search, headers } = signedCall(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      at: new Date('2023-10-26T10:22:32.123Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { key: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  )
  expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai')
  expect(headers['x-acs-date']).toBe('2023-10-26T10:22:32Z')
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

test('values are encoded as RFC 3986 has it', () => {
  const call = { host: 'h', action: 'A', version: '1', at: new Date(0), nonce: 'n' }
  const { search } = signedCall({ ...call, query: { b: `a b*~'(!)`, a: '坊市+' } }, { key: 'k', secret: 's' })
  expect(search).toBe('a=%E5%9D%8A%E5%B8%82%2B&b=a%20b%2A~%27%28%21%29')
})
