import { expect, test } from 'vitest'
import { bodyLines, faultsOf, kindsOf, startDraft, withKind, withLine, type RefundableLine } from './draft.ts'

const line = (id: number, more: Partial<RefundableLine> = {}): RefundableLine => ({
  id,
  goods_id: id,
  sku_id: id * 10,
  goods_name: 'Cup',
  sku_name: '',
  goods_image: '',
  goods_price: '30.00',
  buy_num: 2,
  paid_money: '60.00',
  refunded_num: 0,
  refunded_money: '0.00',
  left_num: 2,
  left_money: '60.00',
  is_sent: true,
  kinds: ['refund', 'return', 'exchange'],
  obstacle: null,
  replacements: [{ sku_id: id * 10, sku_name: '', sku_image: '', stock: 5 }],
  ...more,
})
const refunded = line(9, { kinds: [], obstacle: 'refunded', left_num: 0 })

test('the only possible choices are chosen at the start', () => {
  const unsent = line(1, { kinds: ['refund'] })
  const draft = startDraft([unsent, refunded])
  expect(draft.kind).toBe('refund')
  expect(bodyLines(draft, [unsent, refunded])).toEqual([{ id: 1, buy_num: 2 }])
  const two = startDraft([line(1), line(2)])
  expect(two.kind).toBeUndefined()
  expect(bodyLines(two, [line(1), line(2)])).toEqual([])
})

test('kinds are those of any line', () => {
  expect(kindsOf([line(1, { kinds: ['refund'] }), line(2)])).toEqual(['refund', 'return', 'exchange'])
  expect(kindsOf([refunded])).toEqual([])
})

test('another kind keeps lines and a reason that both kinds have, and forgets amounts', () => {
  const lines = [line(1)]
  const first = { ...withLine(withKind(startDraft(lines), 'return'), 1, { amount: '5' }), reason: 'faulty' as const }
  const exchange = withKind(first, 'exchange')
  expect(exchange.reason).toBe('faulty')
  expect(bodyLines(exchange, lines)).toEqual([{ id: 1, buy_num: 2, sku_id: 10 }])
  const refund = withKind(exchange, 'refund')
  expect(refund.reason).toBeUndefined()
  expect(bodyLines(refund, lines)).toEqual([{ id: 1, buy_num: 2 }])
})

test('a line that the kind does not allow is not sent, though it is chosen', () => {
  const lines = [line(1, { kinds: ['refund'] }), line(2)]
  const draft = withLine(withLine(withKind(startDraft(lines), 'return'), 1, { isChosen: true }), 2, { isChosen: true })
  expect(bodyLines(draft, lines).map(({ id }) => id)).toEqual([2])
})

test.each(['0', '-1', '1e2', '0.001', 'x'])('the amount %s is a fault and is not sent', (amount) => {
  const lines = [line(1)]
  const draft = withLine({ ...withKind(startDraft(lines), 'refund'), reason: 'flawed' }, 1, { amount })
  expect(faultsOf(draft, lines)).toEqual(['amount'])
  expect(bodyLines(draft, lines)).toEqual([{ id: 1, buy_num: 2 }])
})

test('faults stand in the order of the page', () => {
  const lines = [line(1), line(2)]
  expect(faultsOf(startDraft(lines), lines)).toEqual(['kind', 'lines', 'reason'])
  const whole = withLine({ ...withKind(startDraft(lines), 'refund'), reason: 'other' as const }, 1, {
    isChosen: true,
    amount: '12.50',
  })
  expect(faultsOf(whole, lines)).toEqual([])
  expect(bodyLines(whole, lines)).toEqual([{ id: 1, buy_num: 2, amount: '12.50' }])
})
