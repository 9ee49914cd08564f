import { expect, test } from 'vitest'
import { reductionFault } from './reduction-fault.ts'

test.each([
  ['9.99', '10.00', undefined],
  ['10.00', '10.00', 'REDUCTION_TOO_HIGH'],
  ['9', '10', undefined],
  // As texts "9" would be more than "10".
  ['100', '99.99', 'REDUCTION_TOO_HIGH'],
  ['5.00', '', undefined],
  ['5.00', null, undefined],
  ['5.00', undefined, undefined],
])('%s off from %s on', (money, threshold, fault) => {
  expect(reductionFault(money, threshold)).toBe(fault)
})
