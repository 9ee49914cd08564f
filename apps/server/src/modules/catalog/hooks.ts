import type { Db } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** Provides order numbers by order id, for the stock history. */
export const orderNumbersOf = hook<[db: Db, orderIds: readonly number[]], ReadonlyMap<number, string>>(
  'catalog.order_numbers',
  { required: true },
)
