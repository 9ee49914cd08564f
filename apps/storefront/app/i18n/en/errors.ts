import type { Same } from '../same.ts'
import type { errors as chinese } from '../zh-cn/errors.ts'

export const errors: Same<typeof chinese> = {
  notFoundTitle: 'Page not found',
  notFoundText: 'It may have moved, or the address is mistyped.',
  brokenTitle: 'Something went wrong',
  brokenText: 'Please try again in a moment, or look around elsewhere.',
  offline: 'Network error. Check your connection and try again.',
  areaFailed: 'This part could not be loaded.',
  backHome: 'Back to home',
  browse: 'Browse all goods',
  cannotBeEmpty: 'Cannot be empty.',
  differ: 'The two inputs are inconsistent.',
  quantityMin_other: 'Buy at least {{count}}.',
  quantityMax_other: 'You can buy at most {{count}}.',
}
