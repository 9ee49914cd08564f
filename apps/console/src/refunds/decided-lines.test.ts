import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import { expect, test } from 'vitest'
import { decidedLines } from './decided-lines.ts'

const line = (id: number, amount: string): BackofficeRefund['lines'][number] => ({
  id,
  goods_id: 1,
  sku_id: 1,
  goods_name: 'Cup',
  sku_name: '',
  goods_image: '',
  goods_price: '20.00',
  buy_num: 1,
  amount,
  is_sent: true,
  replacement: null,
})

test('only amounts that were changed are sent', () => {
  const lines = [line(1, '20.00'), line(2, '8.50'), line(3, '5.00')]
  expect(decidedLines(lines, { amount_1: '20.00', amount_2: '4.25', amount_3: '' })).toEqual([
    { id: 2, amount: '4.25' },
  ])
  expect(decidedLines(lines, { amount_1: '20', outcome: 'refund' })).toEqual([])
})
