import type { Tx } from '../../../kernel/db/db.ts'
import { groupNumber } from './order-number.ts'
import { insertGroup, type InsertedGroup, type NewGroup, type NewOrder } from './place.db.ts'

export interface NumberedGroup extends InsertedGroup {
  group_no: string
}

/**
 * Inserts a group under an unused number made from the random digits of `draw`; a number already in use is drawn again.
 * Throws after five attempts.
 */
export async function insertNumbered(
  tx: Tx,
  group: Omit<NewGroup, 'group_no' | 'orders'>,
  ordersUnder: (groupNo: string) => NewOrder[],
  draw: () => string,
): Promise<NumberedGroup> {
  for (let tries = 0; tries < 5; tries++) {
    const group_no = groupNumber(group.at, draw())
    const inserted = await insertGroup(tx, { ...group, group_no, orders: ordersUnder(group_no) })
    if (inserted) return { ...inserted, group_no }
  }
  throw new Error('five order numbers in a row were taken')
}
