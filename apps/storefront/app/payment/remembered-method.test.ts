import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { channelIn } from './provider-bill.ts'
import { rememberedMethod, rememberMethod } from './remembered-method.ts'

const { local } = stubBrowser()
beforeEach(() => local.clear())
afterEach(() => vi.stubGlobal('localStorage', local))

test('the method that was paid with last is proposed', () => {
  expect(rememberedMethod()).toBeNull()
  for (const method of ['balance', 'alipay'] as const) {
    rememberMethod(method)
    expect(rememberedMethod()).toBe(method)
  }
})

test.each(['', 'cash', 'BALANCE', 'wechat ', 'constructor'])('%j is no method', (text) => {
  local.setItem('pay_method', text)
  expect(rememberedMethod()).toBeNull()
})

test('a browser that refuses its storage pays all the same', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => rememberMethod('alipay')).not.toThrow()
  expect(rememberedMethod()).toBeNull()
})

test('only providers are channels in an address: the balance is not paid elsewhere', () => {
  const of = (query: string) => channelIn(new URLSearchParams(query).get('method'))
  expect(['method=wechat', 'method=alipay', 'method=balance', 'method=Wechat', 'method=', ''].map(of)).toEqual([
    'wechat',
    'alipay',
    null,
    null,
    null,
    null,
  ])
})
