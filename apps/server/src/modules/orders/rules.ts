import type { OrderStage } from '@fangshi/contract/status'

/** The pure rules of orders, for other modules too. */

/** The stages in which something can be asked back (rules §7). */
export const refundable: readonly OrderStage[] = ['waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completed']
