import { goodsReviews, goodsShelves } from '@fangshi/contract/status'
import { expect, test } from 'vitest'
import { mayMove } from '../../../kernel/moves.ts'
import {
  decisionsFor,
  reviewMoves,
  shelfActionsFor,
  shelfMoves,
  shelfStageOf,
  type GoodsActor,
  type ShelfStage,
} from './goods-moves.ts'

const actors: readonly GoodsActor[] = ['seller', 'admin']
const stages: readonly ShelfStage[] = [...goodsShelves, 'taken_down']
const all = [
  ...goodsShelves.map((shelf) => ({ shelf, off_reason: null })),
  { shelf: 'off' as const, off_reason: '涉嫌侵权' },
]

test('only these moves are made, of all stages, moves and actors', () => {
  const onShelf = stages.flatMap((stage) =>
    (Object.keys(shelfMoves) as (keyof typeof shelfMoves)[]).flatMap((move) =>
      actors
        .filter((actor) => mayMove<ShelfStage, GoodsActor, string>(shelfMoves, move, stage, actor))
        .map((actor) => `${stage} ${move} ${actor}`),
    ),
  )
  expect(onShelf).toEqual([
    'on take_off_shelf seller',
    'on take_down admin',
    'off put_on_shelf seller',
    'off take_down admin',
    'taken_down reinstate admin',
  ])
  const inReview = goodsReviews.flatMap((review) =>
    (Object.keys(reviewMoves) as (keyof typeof reviewMoves)[]).flatMap((move) =>
      actors
        .filter((actor) => mayMove<string, GoodsActor, string>(reviewMoves, move, review, actor))
        .map((actor) => `${review} ${move} ${actor}`),
    ),
  )
  expect(inReview).toEqual([
    'to_review submit seller',
    'to_review approve admin',
    'to_review reject admin',
    'examined submit seller',
    'rejected submit seller',
  ])
})

test('platform and store are offered what they can do', () => {
  expect(all.map((goods) => `${shelfStageOf(goods)}: ${decisionsFor(goods, 'to_review').join(' ')}`)).toEqual([
    'on: approve reject take_down',
    'off: approve reject take_down',
    'taken_down: approve reject reinstate',
  ])
  expect(goodsReviews.map((review) => decisionsFor({ shelf: 'on', off_reason: null }, review).join(' '))).toEqual([
    'approve reject take_down',
    'take_down',
    'take_down',
  ])
  expect(all.map((goods) => shelfActionsFor(goods))).toEqual([['take_off_shelf'], ['put_on_shelf'], []])
})
