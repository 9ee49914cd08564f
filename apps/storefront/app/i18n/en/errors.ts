import type { Same } from '../same.ts'
import type { errors as chinese } from '../zh-cn/errors.ts'

export const errors: Same<typeof chinese> = {
  notFoundTitle: 'Page not found',
  notFoundText: 'It may have moved, or the address may be wrong.',
  brokenTitle: 'Something went wrong',
  brokenText: 'Please try again in a moment, or keep browsing.',
  offline: 'Network error. Check your connection and try again.',
  areaFailed: 'Couldn’t load this section.',
  backHome: 'Back to home',
  browse: 'Browse all products',
  quantityMin_other: 'The minimum quantity is {{count}}.',
  quantityMax_other: 'You can buy at most {{count}}.',
}
