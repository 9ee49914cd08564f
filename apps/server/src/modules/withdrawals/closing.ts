import type { Db } from '../../kernel/db/db.ts'
import { hasOpenWithdrawal } from './withdrawals.db.ts'

/** A withdrawal that is not paid yet keeps its owner's account open. */
export const withdrawalObstacle = async (db: Db, userId: number): Promise<'withdrawals' | null> =>
  (await hasOpenWithdrawal(db, userId)) ? 'withdrawals' : null
