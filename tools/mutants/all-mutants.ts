import { bookMutants } from './book-mutants.ts'
import { collectiveMutants } from './collective-mutants.ts'
import { commentMutants } from './comment-mutants.ts'
import { couponMutants } from './coupon-mutants.ts'
import { distributionMutants } from './distribution-mutants.ts'
import type { Mutant } from './mutant.ts'
import { bookingMutants, noticeMutants } from './payment-mutants.ts'
import { pointsMutants } from './points-mutants.ts'
import { pricingMutants } from './pricing-mutants.ts'
import { refundMutants } from './refund-mutants.ts'
import { rowMutants } from './row-mutants.ts'
import { seckillMutants } from './seckill-mutants.ts'
import { settlementMutants } from './settlement-mutants.ts'
import { withdrawalMutants } from './withdrawal-mutants.ts'

/** The mutants by what they are about; the tests of notices and of prices need no database. */
export const allMutants: Readonly<Record<string, readonly Mutant[]>> = {
  notices: noticeMutants,
  payments: bookingMutants,
  refunds: refundMutants,
  settlements: settlementMutants,
  withdrawals: withdrawalMutants,
  pricing: pricingMutants,
  coupons: couponMutants,
  seckills: seckillMutants,
  collectives: collectiveMutants,
  comments: commentMutants,
  books: bookMutants,
  points: pointsMutants,
  distribution: distributionMutants,
  rows: rowMutants,
}
