import type { RefundStatus } from '@fangshi/contract/refund-states'
import type { RefundRow } from './refund.db.ts'

/** A request that was moved, for the audit log and the answer. */
export interface MovedRequest {
  target: string
  before: { status: RefundStatus }
  after: { status: RefundStatus }
  refund: RefundRow
}

export const changeOf = (refund: RefundRow, status: RefundStatus): MovedRequest => ({
  target: refund.refund_no,
  before: { status: refund.status },
  after: { status },
  refund,
})
