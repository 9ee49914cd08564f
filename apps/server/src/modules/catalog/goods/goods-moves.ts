import type { GoodsDecision, GoodsReview, goodsShelves, ShelfAction } from '@fangshi/contract/status'
import { openMoves, type Moves } from '../../../kernel/moves.ts'

/** The review of goods and their shelf (rules §3): what moves there are and who may make them. */

export type GoodsActor = 'seller' | 'admin'

export const reviewMoves = {
  submit: { from: ['to_review', 'examined', 'rejected'], to: 'to_review', by: ['seller'] },
  approve: { from: ['to_review'], to: 'examined', by: ['admin'] },
  reject: { from: ['to_review'], to: 'rejected', by: ['admin'] },
} as const satisfies Moves<GoodsReview, GoodsActor>

/** Goods that the platform took down are off the shelf until they are reinstated. */
export type ShelfStage = (typeof goodsShelves)[number] | 'taken_down'

export const shelfMoves = {
  put_on_shelf: { from: ['off'], to: 'on', by: ['seller'] },
  take_off_shelf: { from: ['on'], to: 'off', by: ['seller'] },
  take_down: { from: ['on', 'off'], to: 'taken_down', by: ['admin'] },
  reinstate: { from: ['taken_down'], to: 'off', by: ['admin'] },
} as const satisfies Moves<ShelfStage, GoodsActor>

interface ShelfState {
  shelf: (typeof goodsShelves)[number]
  off_reason: string | null
}

export const shelfStageOf = ({ shelf, off_reason }: ShelfState): ShelfStage =>
  off_reason === null ? shelf : 'taken_down'

const openShelfMoves = (goods: ShelfState, actor: GoodsActor) =>
  openMoves<ShelfStage, GoodsActor, keyof typeof shelfMoves>(shelfMoves, shelfStageOf(goods), actor)

/** What the platform can decide about goods now; of review only while a version waits for it. */
export const decisionsFor = (goods: ShelfState, review: GoodsReview): GoodsDecision[] => [
  ...openMoves<GoodsReview, GoodsActor, keyof typeof reviewMoves>(reviewMoves, review, 'admin').filter(
    (move) => move !== 'submit',
  ),
  ...openShelfMoves(goods, 'admin').filter((move) => move === 'take_down' || move === 'reinstate'),
]

/** What their store can do to the shelf of goods now. */
export const shelfActionsFor = (goods: ShelfState): ShelfAction[] =>
  openShelfMoves(goods, 'seller').filter((move) => move === 'put_on_shelf' || move === 'take_off_shelf')
