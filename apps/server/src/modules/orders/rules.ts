import { commentDays, type CommentObstacle } from '@fangshi/contract/comment-states'
import type { AfterSaleStatus, OrderStage } from '@fangshi/contract/status'

/** The pure rules of orders, for other modules too. */

/** The stages in which something can be asked back (rules §7). */
export const refundable: readonly OrderStage[] = ['waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completed']

/** What of an order decides whether its lines can be commented on. */
export interface CommentedOrder {
  status: OrderStage
  after_sale: AfterSaleStatus | null
  received_at: Date | null
}
export interface CommentedLine {
  buy_num: number
  refunded_num: number
  commented_at: Date | null
}

/** Until when the lines of an order can be commented on; null before the receipt. */
export const commentBefore = (receivedAt: Date | null): Date | null =>
  receivedAt && new Date(receivedAt.getTime() + commentDays * 24 * 60 * 60 * 1000)

/** Why a line can have no comment now; null when it can (rules §10). */
export function commentObstacle(order: CommentedOrder, line: CommentedLine, now: Date): CommentObstacle | null {
  const before = commentBefore(order.received_at)
  if (line.commented_at) return 'commented'
  if (line.refunded_num === line.buy_num) return 'refunded'
  if (!before || (order.status !== 'waiting_comment' && order.status !== 'completed')) return 'not_received'
  if (order.after_sale) return 'refund_open'
  return now < before ? null : 'time_over'
}
