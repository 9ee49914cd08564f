import type { Call } from '@fangshi/contract/client'
import { getGoodsCollective } from '@fangshi/contract/collectives'
import { sellerCollectives } from '@fangshi/contract/collectives-backoffice'
import { payOrder } from '@fangshi/contract/orders'
import { newKey, type TestApp } from '../app.ts'
import { loginSeller, makeGoods, makeStore, type MadeGoods, type MadeStore } from '../factories.ts'
import { buy, hour, inMs, newBuyer, type Buyer } from './seckills.ts'

export interface MadeCollective extends MadeGoods {
  id: number
  store: MadeStore
  seller: Call
  sku_id: number
}

/** The form of a group buy of 3 people at 20 percent off, who have two hours, which runs for a day from now on. */
export const collectiveForm = (it: TestApp, { goods_id }: Pick<MadeGoods, 'goods_id'>, over: object = {}) => ({
  goods_id,
  percent_off: '20.00',
  people: 3,
  hours: 2,
  max_per_person: 2,
  start_time: inMs(it, 0),
  end_time: inMs(it, 24 * hour),
  ...over,
})

/** A group buy of goods that have pieces at 10.00 of each of two SKUs, delivered for free. */
export async function makeCollective(it: TestApp, over: object = {}, on_hand = 20): Promise<MadeCollective> {
  const store = await makeStore(it.ctx.db)
  const goods = await makeGoods(it.ctx.db, store.store_id, { freight_choice: 'free', skus: [{ on_hand }, { on_hand }] })
  const { call: seller } = await loginSeller(it, store)
  const { id } = await seller(sellerCollectives.store, { body: collectiveForm(it, goods, over) })
  return { ...goods, id, store, seller, sku_id: goods.sku_ids[0] as number }
}

/** Opens a group, or joins the one with the number, with one piece at 8.00. */
export const seatFor = (buyer: Buyer, { id, sku_id }: MadeCollective, group_no?: string) =>
  buy(buyer, sku_id, 1, '8.00', { collective: group_no ? { id, group_no } : { id } })

export const pay = async (buyer: Buyer, { group_no }: { group_no: string }) =>
  buyer.call(payOrder, { body: { group_no, method: 'balance', ticket: await buyer.ticket() } }, { key: newKey() })

/** A buyer with a paid seat. */
export interface Seated {
  buyer: Buyer
  order_id: number
  group_no: string
}

/** Somebody new takes a seat and pays it. */
export async function seated(it: TestApp, made: MadeCollective, group?: string): Promise<Seated> {
  const buyer = await newBuyer(it)
  const placed = await seatFor(buyer, made, group)
  await pay(buyer, placed)
  return { buyer, order_id: placed.order_id[0] as number, group_no: placed.group_no }
}

/** The newest open group. */
export async function openedGroup(it: TestApp, { goods_id }: MadeCollective): Promise<string> {
  const { rows } = await it.ctx.db.pool.query<{ group_no: string }>(
    `select group_no from collective_groups where goods_id = $1 and state = 'open' order by id desc limit 1`,
    [goods_id],
  )
  return rows[0]?.group_no ?? ''
}

/** A group with that many paid seats. */
export async function openGroup(
  it: TestApp,
  made: MadeCollective,
  seats = 1,
): Promise<{ group: string; members: Seated[] }> {
  const members = [await seated(it, made)]
  const group = await openedGroup(it, made)
  while (members.length < seats) members.push(await seated(it, made, group))
  return { group, members }
}

/** What everybody sees of the group buy of the goods. */
export const shown = (it: TestApp, { goods_id }: MadeCollective) =>
  it.as(null)(getGoodsCollective, { params: { id: goods_id } })

/** The statuses of orders by id. */
export async function statusesOf({ ctx }: TestApp, orders: readonly { order_id: number }[]): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ id: number; status: string }>('select id, status from orders')
  return orders.map(({ order_id }) => rows.find(({ id }) => Number(id) === order_id)?.status ?? '')
}

/** What a buyer has, in cents. */
export async function moneyOf({ ctx }: TestApp, { buyer }: Pick<Seated, 'buyer'>): Promise<number> {
  const { rows } = await ctx.db.pool.query<{ sum: number }>(
    `select coalesce(sum(balance), 0)::int as sum from ledger_accounts
      where owner_kind = 'user' and owner_id = $1 and kind in ('money', 'prepaid')`,
    [buyer.id],
  )
  return rows[0]?.sum ?? 0
}
