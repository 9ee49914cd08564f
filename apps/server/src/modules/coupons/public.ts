/** Coupons of stores and of the platform (rules §9). What checkouts take part of is in `coupons.sql.ts`. */
export { returnCoupons } from './return-coupons.ts'
