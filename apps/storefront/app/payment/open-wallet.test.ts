import type { Payable } from '@fangshi/contract/payments'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { openWallet } from './open-wallet.ts'

const { window } = stubBrowser()
let left: string[] = []
let submitted: unknown[] = []

/** As much of a form as is sent. */
class Form {
  method = 'get'
  action = ''
  readonly fields: { type: string; name: string; value: string }[] = []
  append(field: Form['fields'][number]): void {
    this.fields.push(field)
  }
  submit(): void {
    const { method, action, fields } = this
    submitted.push({ method, action, fields: fields.map(({ name, value }) => [name, value]) })
  }
  remove(): void {}
}
const page = Object.assign(new EventTarget(), {
  createElement: (name: string) => (name === 'form' ? new Form() : {}),
  body: { append: () => {} },
})
vi.stubGlobal('document', page)
vi.stubGlobal('location', { assign: (url: string) => left.push(url) })
const open = (payable: Partial<Payable>): boolean => openWallet({ paid: false, now: '', ...payable } as Payable)
const bridge = (opened: unknown[]) => ({ invoke: (...about: unknown[]) => opened.push(about.slice(0, 2)) })

beforeEach(() => {
  left = []
  submitted = []
  Object.assign(window, { WeixinJSBridge: undefined })
})

test('an address is gone to', () => {
  expect(open({ h5_url: 'https://wallet.example/h5?a=1' })).toBe(true)
  expect(left).toEqual(['https://wallet.example/h5?a=1'])
})

test('a form is sent with each of its fields as it is', () => {
  const fields = { biz: '{"no":"1"}', sign: 'a+b/c==', 名: '值' }
  expect(open({ form: { action: 'https://pay.example/gateway.do', fields } })).toBe(true)
  expect(submitted).toEqual([
    { method: 'post', action: 'https://pay.example/gateway.do', fields: Object.entries(fields) },
  ])
})

test('inside WeChat the wallet opens over the page, once even if its browser becomes ready late', () => {
  const opened: unknown[] = []
  const params = { appId: 'wx1', paySign: 's' }
  expect(open({ params })).toBe(true)
  expect(opened).toEqual([])
  Object.assign(window, { WeixinJSBridge: bridge(opened) })
  for (let n = 0; n < 2; n++) page.dispatchEvent(new Event('WeixinJSBridgeReady'))
  expect(opened).toEqual([['getBrandWCPayRequest', params]])
  open({ params })
  expect(opened).toHaveLength(2)
  expect([left, submitted]).toEqual([[], []])
})

test('a code to scan and a bill that is paid open nothing', () => {
  expect([open({ code_url: 'weixin://wxpay/1' }), open({ paid: true })]).toEqual([false, false])
  expect([left, submitted]).toEqual([[], []])
})
