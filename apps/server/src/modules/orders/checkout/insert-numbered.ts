import type { Tx } from '../../../kernel/db/db.ts'
import { groupNumber } from './order-number.ts'
import { insertGroup, type NewGroup, type NewOrder, type PlacedOrder } from './place.db.ts'

export interface NumberedGroup {
  id: number
  group_no: string
  orders: readonly PlacedOrder[]
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
    const orders = await insertGroup(tx, { ...group, group_no, orders: ordersUnder(group_no) })
    if (orders[0]) return { id: orders[0].group_id, group_no, orders }
  }
  throw new Error('five order numbers in a row were taken')
}
