import { refundParties, type RefundParty } from '@fangshi/contract/refund-states'
import { maxRefundsCounted } from '@fangshi/contract/refunds-backoffice'
import { statement, type Db } from '../../../kernel/db/db.ts'
import type { RefundList } from '../life/move-refund.ts'

const count = (list: RefundList, ofStore: 'store' | 'all') =>
  statement(
    `refunds.count_${list}_${ofStore}`,
    `select p.party as waits_for,
            (select count(*)::int from (select from refunds
              where kind ${list === 'refunds' ? '=' : '<>'} 'refund' and waits_for = p.party
                    ${ofStore === 'store' ? 'and store_id = $2' : ''} limit ${maxRefundsCounted}) r) as count
       from unnest($1::text[]) p (party)`,
  )
const counts = {
  refunds: { store: count('refunds', 'store'), all: count('refunds', 'all') },
  returns: { store: count('returns', 'store'), all: count('returns', 'all') },
}

/** How many requests of a list wait for whom, of one store or of all for null, up to a limit. */
export const countsOfRefunds = (db: Db, list: RefundList, storeId: number | null) =>
  db.rows<{ waits_for: RefundParty; count: number }>(
    counts[list][storeId === null ? 'all' : 'store'],
    storeId === null ? [refundParties] : [refundParties, storeId],
  )
