import { statement, type Db } from '../../kernel/db/db.ts'
import { runningReductionsSql, type StoreReduction } from '../reductions/running.sql.ts'

const reductions = statement('cart.reductions', runningReductionsSql('select unnest($1::bigint[])', '$2::timestamptz'))

/** The full reductions of stores that run at an instant. */
export const reductionsForCart = (db: Db, storeIds: readonly number[], at: Date) =>
  db.rows<StoreReduction>(reductions, [storeIds, at])
