import { refundKinds, refundStatuses } from '@fangshi/contract/refund-states'
import { expect, test } from 'vitest'
import { refundTexts } from './own-texts.ts'
import { nextStepKey } from './next-step.ts'

test('every state of every kind says what comes next, in both languages', () => {
  for (const status of refundStatuses) {
    for (const kind of refundKinds) {
      for (const on_silence of ['agreed', 'platform', null] as const) {
        const key = nextStepKey({ status, kind, on_silence })
        for (const locale of ['zh-cn', 'en'] as const) expect(refundTexts(locale)(key)).not.toBe(key)
      }
    }
  }
})

test('what the store’s silence means is what the server says', () => {
  const refund = { status: 'requested', kind: 'refund' } as const
  expect(nextStepKey({ ...refund, on_silence: 'agreed' })).toBe('refund:next_agreed_refund')
  expect(nextStepKey({ ...refund, on_silence: 'platform' })).toBe('refund:next_platform')
  expect(nextStepKey({ ...refund, kind: 'return', on_silence: 'agreed' })).toBe('refund:next_agreed_return')
})
