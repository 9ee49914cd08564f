import type { Same } from '../i18n/texts.ts'
import type { coupon as chinese } from './texts.zh-cn.ts'

declare module '../i18n/texts.ts' {
  interface Texts {
    coupon: typeof chinese
  }
}

export const coupon: Same<typeof chinese> = {
  centre: 'Coupons',
  all: 'All coupons',
  mine: 'My coupons',
  offFrom: '¥{{off}} off ¥{{from}}',
  off: '¥{{off}} off',
  from: 'Spend ¥{{from}}+',
  fromAny: 'No minimum',
  ofPlatform: 'Marketplace',
  claim: 'Claim',
  claimNamed: 'Claim “{{name}}”',
  coupons: 'Coupons',
  couponsOf: 'Coupons of {{name}}',
  use: 'Use',
  useNamed: 'Use “{{name}}”',
  claim_all_used: 'Used',
  claim_used_up: 'All gone',
  claim_not_started: 'Coming up',
  claim_ended: 'Ended',
  offers: 'Offers',
  chip: 'Coupon: {{offer}}',
  reduction: 'Spend & save',
}
