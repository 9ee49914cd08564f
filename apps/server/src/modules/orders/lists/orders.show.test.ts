import { expect, test } from 'vitest'
import { showMove } from './orders.show.ts'

const move = { status: 'cancelled', by_kind: 'shopper', created_at: new Date(0) } as const

test('a chosen reason is in the reader’s language, a written one as it was written', () => {
  expect(showMove({ ...move, reason: 'wrong_address' }, 'en').reason).toBe('The address is wrong')
  expect(showMove({ ...move, reason: 'wrong_address' }, 'zh-cn').reason).toBe('收货信息填错了')
  expect(showMove({ ...move, reason: 'Buyer asked by phone' }, 'zh-cn').reason).toBe('Buyer asked by phone')
})
