import { statement, type Tx } from '../../kernel/db/db.ts'
import { returnCouponsStep } from './coupons.sql.ts'

const back = statement('coupons.return', returnCouponsStep('$1::text[]', '$2::timestamptz'))

/**
 * Gives back the coupons that were used for these orders and order groups, by their numbers; those past their end are
 * expired (rules §7). Doing it again changes nothing. Answers the ids of the claimed coupons.
 */
export const returnCoupons = async (tx: Tx, numbers: readonly string[], at: Date): Promise<number[]> =>
  (await tx.rows<{ id: number }>(back, [numbers, at])).map(({ id }) => id)
