import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import { expect, test } from 'vitest'
import { decideFields } from './refund-fields.ts'

const line = (id: number, is_sent: boolean) => ({
  id,
  is_sent,
  goods_name: 'Cup',
  sku_name: '',
  buy_num: 1,
  amount: '20.00',
})
const fieldsFor = (lines: readonly ReturnType<typeof line>[]) =>
  Object.keys(decideFields({ kind: 'refund', lines } as BackofficeRefund))

test('an amount can be decided for shipped lines only: of the others, nobody would get the rest', () => {
  expect(fieldsFor([line(1, true), line(2, false)])).toEqual(['outcome', 'amount_1', 'reason'])
  expect(fieldsFor([line(1, false)])).toEqual(['outcome', 'reason'])
})
