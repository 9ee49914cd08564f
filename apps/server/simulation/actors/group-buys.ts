import {
  getCollectiveGroup,
  getGoodsCollective,
  listCollectives,
  listOwnGroups,
  ownCollective,
} from '@fangshi/contract/collectives'
import { sellerCollectives, stopCollective, stopCollectiveAsAdmin } from '@fangshi/contract/collectives-backoffice'
import { refundAsAdmin } from '@fangshi/contract/refunds-backoffice'
import { formatDateTime } from '@fangshi/contract/time'
import type { Marketplace } from '../marketplace.ts'
import { send } from '../send.ts'
import { rowOf, storeOf, type Act } from './actor.ts'
import { checkOut } from './checkout.ts'
import { windowOf } from './store-offers.ts'

const hourMs = 3_600_000
const reason = '活动调整'

/** A group buy of a goods, for few people and few hours, so that some groups become full and some do not. */
export async function planCollective(market: Marketplace, { owner, goods } = market.random.pick(market.stores)) {
  const { random } = market
  const { goods_id } = random.pick(goods)
  await send(market, owner, sellerCollectives.store, {
    body: {
      goods_id,
      percent_off: String(random.int(1, 60)),
      people: random.weighted([2, 3, 5], (people) => 1 / people ** 2),
      hours: random.int(4, 40),
      max_per_person: random.int(1, 4),
      ...windowOf(market, 3),
    },
  })
}

interface Open {
  id: number
  goods_id: number
  group_no: string | null
}

/** Opens a group or, mostly, joins one that is open, which may be full, over or the own one. */
async function buy(market: Marketplace): Promise<void> {
  const { random, clock } = market
  const joins = random.chance(0.88)
  const open =
    (joins &&
      (await rowOf<Open>(
        market,
        `select collective_id as id, goods_id, group_no from collective_groups where state = 'open' order by id`,
      ))) ||
    (await rowOf<Open>(
      market,
      `select id, goods_id, null as group_no from collectives
        where activity_id is not null and stopped_at is null and start_time <= $1 and end_time > $1 order by id`,
      [clock.now],
    ))
  if (!open) return
  const { id, goods_id, group_no } = open
  const goods = market.stores.flatMap((store) => store.goods).find((one) => one.goods_id === goods_id)
  if (!goods) return
  const collective = { id, ...(group_no && { group_no }) }
  const params = `sku-${random.pick(goods.sku_ids)}x${random.weighted([1, 2], (pieces) => 1 / pieces)}`
  await checkOut(market, random.pick(market.shoppers), params, { collective })
}

async function look(market: Marketplace): Promise<void> {
  const { random } = market
  const shopper = random.pick(market.shoppers)
  const { data } = (await send(market, shopper, listCollectives, { query: {} })) ?? { data: [] }
  const [card] = random.shuffle(data)
  if (card) {
    const shown = await send(market, shopper, getGoodsCollective, { params: { id: card.goods_id } })
    const [group] = shown?.groups ?? []
    if (group) await send(market, shopper, getCollectiveGroup, { params: { group_no: group.group_no } })
    await send(market, shopper, ownCollective, { params: { id: card.id } })
  }
  await send(market, shopper, listOwnGroups, { query: {} })
}

/** Lets a group buy end later, or stops it: its open groups go on. */
async function change(market: Marketplace): Promise<void> {
  const { random, clock, admins } = market
  const row = await rowOf<{ id: number; store_id: number; end_time: Date }>(
    market,
    `select id, store_id, end_time from collectives
      where activity_id is not null and stopped_at is null and end_time > $1 order by id`,
    [clock.now],
  )
  if (!row) return
  const params = { id: row.id }
  const { owner } = storeOf(market, row.store_id)
  const end_time = formatDateTime(new Date(row.end_time.getTime() + random.int(1, 48) * hourMs))
  const what = random.weighted(['extend', 'stop', 'stop as administrator'] as const, (one) =>
    one === 'extend' ? 3 : 1,
  )
  if (what === 'extend') await send(market, owner, sellerCollectives.update, { params, body: { end_time } })
  else if (what === 'stop') await send(market, owner, stopCollective, { params, body: { reason } })
  else await send(market, random.pick(admins), stopCollectiveAsAdmin, { params, body: { reason } })
}

/** The platform gives a member money back while the group is open; with all of it the seat is free again. */
async function refundMember(market: Marketplace): Promise<void> {
  const { random, admins } = market
  const line = await rowOf<{ id: number; order_id: number; left: number }>(
    market,
    `select l.id, l.order_id, l.buy_num - l.refunded_num as left from order_lines l join orders o on o.id = l.order_id
      where o.status = 'waiting_group' and l.refunded_num < l.buy_num order by l.id`,
  )
  if (!line) return
  const lines = [{ id: line.id, buy_num: random.int(1, line.left) }]
  await send(market, random.pick(admins), refundAsAdmin, { params: { id: line.order_id }, body: { lines, reason } })
}

export const groupBuyActs: readonly Act[] = [
  { name: 'plan a group buy', weight: 1.2, do: (market) => planCollective(market) },
  { name: 'buy in a group', weight: 9, do: buy },
  { name: 'look at group buys', weight: 0.6, do: look },
  { name: 'change a group buy', weight: 0.4, do: change },
  { name: 'refund a member of a group', weight: 0.3, do: refundMember },
]
