import type { ChatMessage } from '@fangshi/contract/chat-shapes'
import { expect, test } from 'vitest'
import { textIn } from '../../i18n/ui-text.ts'
import type { ReadText } from '../../i18n/use-text.ts'
import { lastLine } from './last-line.ts'

const t: ReadText = (text, ...values) => textIn('en', text, ...values)
const line = (message: Partial<ChatMessage>) =>
  lastLine({ from: 'shopper', kind: 'text', text: '', event: null, is_recalled: false, ...message } as ChatMessage, t)
const goods = { goods_name: 'Green tea' } as ChatMessage['goods']
const order = { order_no: '2026070112' } as ChatMessage['order']

test.each<[string, Partial<ChatMessage>, string]>([
  ['a text as it is', { text: '{{name}} & <b>' }, '{{name}} & <b>'],
  ['a picture', { kind: 'image' }, '[Picture]'],
  ['a product', { kind: 'goods', goods }, '[Product] Green tea'],
  ['a product that is gone', { kind: 'goods', goods: null }, '[Product] '],
  ['an order', { kind: 'order', order }, '[Order] 2026070112'],
  [
    'who answers now',
    { kind: 'system', event: { what: 'transferred', name: 'Lin' } as never },
    'Lin answers from now on',
  ],
  ['what the shopper recalled', { is_recalled: true }, 'The shopper recalled a message'],
  ['what the store recalled', { is_recalled: true, from: 'store' }, 'The store recalled a message'],
  ['a recalled picture not as a picture', { is_recalled: true, kind: 'image' }, 'The shopper recalled a message'],
])('the list shows %s', (_, message, text) => {
  expect(line(message)).toBe(text)
})

test('a conversation without a message has no line', () => {
  expect(lastLine(null, t)).toBe('')
})
