import { addComments, addToComment, commentForm, goodsComments, ownComments } from '@fangshi/contract/comments'
import { hideComment, replyToComment, restoreComment } from '@fangshi/contract/comments-backoffice'
import type { Marketplace } from '../marketplace.ts'
import { send } from '../send.ts'
import { rowOf, shopperOf, storeOf, type Act } from './actor.ts'

const scoreOf = ({ random }: Marketplace): number => random.weighted([1, 2, 3, 4, 5], (score) => score ** 2)

/** Comments on all lines of an order that was received, or on one. */
async function comment(market: Marketplace): Promise<void> {
  const { random } = market
  const order = await rowOf<{ id: number; user_id: number }>(
    market,
    `select id, user_id from orders where shown_status = 'waiting_comment' order by id limit 30`,
  )
  if (!order) return
  const shopper = shopperOf(market, order.user_id)
  const form = await send(market, shopper, commentForm, { params: { id: order.id } })
  const open = form?.lines.filter(({ obstacle }) => obstacle === null) ?? []
  if (!open.length) return
  const lines = random.chance(0.8) ? open : [random.pick(open)]
  const comments = lines.map(({ id: line_id }) => ({
    line_id,
    score: scoreOf(market),
    agree: scoreOf(market),
    service: scoreOf(market),
    speed: scoreOf(market),
    content: random.chance(0.7) ? '东西不错，包装也好' : '',
  }))
  await send(market, shopper, addComments, { body: { order_id: order.id, comments } })
}

interface Comment {
  id: number
  user_id: number
  store_id: number
}
const commentIn = (market: Marketplace, where: string): Promise<Comment | undefined> =>
  rowOf<Comment>(market, `select id, user_id, store_id from order_comments where ${where} order by id desc limit 60`)

/** Adds something later, sometimes for the second time, which is refused. */
async function addLater(market: Marketplace): Promise<void> {
  const row = await commentIn(market, market.random.chance(0.9) ? 'added_at is null' : 'true')
  if (!row) return
  const body = { content: '用了一阵，再来说说' }
  await send(market, shopperOf(market, row.user_id), addToComment, { params: { id: row.id }, body })
}

async function reply(market: Marketplace): Promise<void> {
  const row = await commentIn(market, market.random.chance(0.9) ? 'replied_at is null' : 'true')
  if (!row) return
  const input = { params: { id: row.id }, body: { reply: '谢谢您的评价' } }
  await send(market, storeOf(market, row.store_id).owner, replyToComment, input)
}

/** Hides a comment, or shows one again. */
async function hide(market: Marketplace): Promise<void> {
  const { random, admins } = market
  const isHidden = random.chance(0.4)
  const row = await commentIn(market, isHidden ? 'hidden_at is not null' : 'hidden_at is null')
  if (!row) return
  const [params, admin] = [{ id: row.id }, random.pick(admins)]
  if (isHidden) await send(market, admin, restoreComment, { params })
  else await send(market, admin, hideComment, { params, body: { reason: '含有广告' } })
}

async function look(market: Marketplace): Promise<void> {
  const { random } = market
  const shopper = random.pick(market.shoppers)
  const { goods } = random.pick(market.stores)
  const query = { is_type: random.int(0, 5) }
  await send(market, shopper, goodsComments, { params: { id: random.pick(goods).goods_id }, query })
  await send(market, shopper, ownComments, { query: {} })
}

export const commentActs: readonly Act[] = [
  { name: 'comment', weight: 8, do: comment },
  { name: 'add to a comment', weight: 1.5, do: addLater },
  { name: 'reply to a comment', weight: 3, do: reply },
  { name: 'hide or show a comment', weight: 1, do: hide },
  { name: 'look at comments', weight: 1, do: look },
]
