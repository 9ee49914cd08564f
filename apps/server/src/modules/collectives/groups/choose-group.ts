import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { joinOf, type Group } from './group.ts'
import { groupByNo, lockGroupByNo, termsOf, type CollectiveTerms } from './groups.db.ts'

/** What a shopper chose: to open a group of a group buy, or to join the one with the number. */
export interface GroupChoice {
  id: number
  group_no?: string | undefined
}

/** A group buy with the group that is joined; null when one is going to be opened. */
export interface ChosenGroup extends CollectiveTerms {
  group: Group | null
}

/**
 * What a shopper can order in at this instant. Throws COLLECTIVE_ENDED, COLLECTIVE_GROUP_NOT_FOUND, COLLECTIVE_GROUP_ENDED,
 * COLLECTIVE_GROUP_FULL, COLLECTIVE_SEATS_HELD, and COLLECTIVE_JOINED with the order of the seat that they have.
 */
export async function chooseGroup(
  db: Db,
  { id, group_no }: GroupChoice,
  shopper: { user_id: number; at: Date },
): Promise<ChosenGroup> {
  const terms = (await termsOf(db, id, shopper)) ?? fail('COLLECTIVE_ENDED')
  if (group_no === undefined) return terms.is_running ? { ...terms, group: null } : fail('COLLECTIVE_ENDED')
  const group = await groupByNo(db, group_no, shopper)
  if (!group || group.collective_id !== id) fail('COLLECTIVE_GROUP_NOT_FOUND')
  switch (joinOf(group, shopper.at)) {
    case 'joined':
      return fail('COLLECTIVE_JOINED', { order_id: group.own_order_id })
    case 'completed':
      return fail('COLLECTIVE_GROUP_FULL')
    case 'seats_held':
      return fail('COLLECTIVE_SEATS_HELD')
    case 'failed':
      return fail(group.state === 'founding' ? 'COLLECTIVE_GROUP_NOT_FOUND' : 'COLLECTIVE_GROUP_ENDED')
    default:
      return { ...terms, group }
  }
}

/** The same for placing: the group that is joined stays locked, from before the SKUs are (decision 130). */
export async function lockChosenGroup(
  tx: Tx,
  choice: GroupChoice,
  shopper: { user_id: number; at: Date },
): Promise<ChosenGroup> {
  if (choice.group_no !== undefined) await lockGroupByNo(tx, choice.group_no)
  return chooseGroup(tx, choice, shopper)
}
