import type { Application } from '@fangshi/contract/store-opening'
import { expect, test } from 'vitest'
import { isAccessible, stepOf } from './opening-step.ts'

const at = (verify: Application['verify']): Application => ({ verify }) as Application

test.each([
  [null, 1, [1]],
  [at('filling_in'), 2, [1, 2]],
  [at('verifying'), 3, [3]],
  [at('denied'), 3, [2, 3]],
  [at('passed'), 3, [3]],
] as const)('an application %o stands at step %d and may open %o', (application, step, open) => {
  expect(stepOf(application)).toBe(step)
  expect(([1, 2, 3] as const).filter((one) => isAccessible(one, application))).toEqual(open)
})
