import type { Db } from '../../kernel/db/db.ts'
import { hook } from '../../kernel/hook.ts'

/** Asks for the numbers of orders by their ids: the stock history shows them. */
export const orderNumbersOf = hook<[db: Db, orderIds: readonly number[]], ReadonlyMap<number, string>>(
  'catalog.order_numbers',
  { required: true },
)
