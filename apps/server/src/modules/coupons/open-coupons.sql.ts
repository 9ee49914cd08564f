/** Coupons that the lists of the shop may show: published, without a code, not stopped, and not long over. */
export const openCoupon = 'closed_at is null and stopped_at is null and not is_draft and claim_code is null'
