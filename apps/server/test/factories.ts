import { randomBytes } from 'node:crypto'
import type { Call } from '@fangshi/contract/client'
import type { OrderStatus } from '@fangshi/contract/status'
import type { Context } from '../src/context.ts'
import type { Database } from '../src/kernel/db/db.ts'
import { inTx } from '../src/kernel/db/tx.ts'
import { timer, type InSession, type Seller, type Shopper } from '../src/kernel/http/who.ts'
import { createSession, mintTicket } from '../src/modules/accounts/public.ts'
import { bookTopUp } from '../src/modules/ledger/public.ts'
import { moveOrder, moveOwnOrder, payOrder, placeOrder, shipOrder } from '../src/modules/orders/public.ts'
import type { TestApp } from './app.ts'

/**
 * Rows for tests, written straight into the tables, so that a test of one module does not depend on another's rules.
 * Fields that a test leaves out get valid values.
 */

const unique = (): string => randomBytes(5).toString('hex')

async function insert(db: Database, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row)
  const marks = columns.map((_, index) => `$${index + 1}`)
  const values = Object.values(row).map((value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
      ? JSON.stringify(value)
      : value,
  )
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into ${table} (${columns.join(', ')}) values (${marks.join(', ')}) returning id`,
    values,
  )
  return (rows[0] as { id: number }).id
}

export const makeUserRow = (db: Database, row: { username?: string; belong_id?: number } = {}): Promise<number> => {
  const username = row.username ?? `u${unique()}`
  return insert(db, 'users', { username, nickname: username, password_hash: 'none', belong_id: row.belong_id ?? null })
}

export interface MadeShopper {
  id: number
  who: InSession<Shopper>
  token: string
  call: Call
  /** A pay ticket of this session for up to `limit_cents`, default 1,000,000.00. */
  ticket(limit_cents?: number): Promise<string>
}

/** A shopper with an open session and `money_cents` in the wallet. */
export async function makeShopper(
  { ctx, as }: Pick<TestApp, 'as'> & { ctx: Context },
  { money_cents = 0, ...row }: { money_cents?: number; username?: string } = {},
): Promise<MadeShopper> {
  const id = await makeUserRow(ctx.db, row)
  const now = ctx.now()
  const { token, session_id } = await inTx(ctx.db, async (tx) => {
    if (money_cents) await bookTopUp(tx, { user_id: id, amount_cents: money_cents, key: `test:${id}`, at: now })
    return createSession(tx, { area: 'Home', user_id: id }, now)
  })
  const holder = { session_id, user_id: id }
  return {
    id,
    who: { area: 'Home', ...holder, belong_id: 0 },
    token,
    call: as(token),
    ticket: (limit_cents = 100_000_000) =>
      inTx(ctx.db, (tx) => mintTicket(tx, { ...holder, limit_cents, now: ctx.now() })),
  }
}

/** A session of the store's owner in the Seller area. */
export async function loginSeller(
  { ctx, as }: TestApp,
  store: MadeStore,
): Promise<{ who: InSession<Seller>; token: string; call: Call }> {
  const account = { area: 'Seller', user_id: store.user_id } as const
  const { token, session_id } = await inTx(ctx.db, (tx) => createSession(tx, account, ctx.now()))
  return { who: { ...ownerOf(store), session_id }, token, call: as(token, 'Seller') }
}

/** The owner of a store as the `who` of a use case. */
export const ownerOf = ({ user_id, store_id }: MadeStore): Seller => ({
  area: 'Seller',
  user_id,
  belong_id: 0,
  store_id,
  is_suspended: false,
})

/** Zhejiang, Hangzhou, Xihu and Xinjiang, Ürümqi, Tianshan; the freight templates charge the two differently. */
export async function makeAreas(db: Database): Promise<void> {
  await db.pool.query(`
    insert into areas (code, pid, name, deep) values
      ('33', '0', '浙江省', 0), ('3301', '33', '杭州市', 1), ('330106', '3301', '西湖区', 2),
      ('65', '0', '新疆维吾尔自治区', 0), ('6501', '65', '乌鲁木齐市', 1), ('650102', '6501', '天山区', 2)
    on conflict do nothing`)
}

export async function makeAddress(
  db: Database,
  userId: number,
  row: { province_code?: '33' | '65'; is_default?: boolean } = {},
): Promise<number> {
  await makeAreas(db)
  const hangzhou = ['3301', '330106', '浙江省杭州市西湖区']
  const urumqi = ['6501', '650102', '新疆维吾尔自治区乌鲁木齐市天山区']
  const [city_code, region_code, area_info] = row.province_code === '65' ? urumqi : hangzhou
  return insert(db, 'addresses', {
    user_id: userId,
    receive_name: '林晓',
    receive_tel: '13800000001',
    province_code: row.province_code ?? '33',
    city_code,
    region_code,
    area_info,
    address: '文三路 1 号',
    is_default: row.is_default ?? true,
  })
}

export interface MadeStore {
  store_id: number
  user_id: number
}

/** A public store with a default freight template of 6.00 for the first kilogram and 2.00 for each further one. */
export async function makeStore(
  db: Database,
  row: { status?: 'open' | 'closed' | 'suspended'; user_id?: number; first_price_cents?: number } = {},
): Promise<MadeStore> {
  const user_id = row.user_id ?? (await makeUserRow(db))
  const name = `店${unique()}`
  const store_id = await insert(db, 'stores', {
    user_id,
    store_name: { 'zh-cn': name, en: `Store ${name}` },
    store_description: { 'zh-cn': '小店' },
    verify: 'passed',
    status: row.status ?? 'open',
  })
  await insert(db, 'freight_templates', {
    store_id,
    name: '默认',
    is_default: true,
    first_weight_g: 1000,
    first_price_cents: row.first_price_cents ?? 600,
    next_weight_g: 1000,
    next_price_cents: 200,
  })
  return { store_id, user_id }
}

/** A chain of classes, one of each level; returns their ids from the top. */
export async function makeClassPath(db: Database): Promise<number[]> {
  const path: number[] = []
  for (const level of [1, 2, 3]) {
    path.push(await insert(db, 'goods_classes', { pid: path.at(-1) ?? null, level, name: { 'zh-cn': `类${level}` } }))
  }
  return path
}

export interface SkuRow {
  price_cents?: number
  on_hand?: number
  weight_g?: number
}
export interface MadeGoods {
  goods_id: number
  sku_ids: number[]
}

/** Goods on the shelf with one SKU per entry of `skus` (default: one of 10.00, 100 pieces, 500 g). */
export async function makeGoods(
  db: Database,
  storeId: number,
  { skus = [{}], ...row }: { skus?: SkuRow[]; shelf?: 'on' | 'off'; freight_choice?: 'default' | 'free' } = {},
): Promise<MadeGoods> {
  const class_path = await makeClassPath(db)
  const goods_id = await insert(db, 'goods', {
    store_id: storeId,
    class_id: class_path[2],
    class_path,
    goods_no: unique(),
    name: { 'zh-cn': '青瓷茶杯', en: 'Celadon cup' },
    subname: { 'zh-cn': '手工' },
    images: ['/images/cup.webp'],
    content: { 'zh-cn': '<p>茶杯</p>' },
    shelf: row.shelf ?? 'on',
    freight_choice: row.freight_choice ?? 'default',
  })
  const attr_id =
    skus.length > 1 ? await insert(db, 'goods_attrs', { store_id: storeId, name: { 'zh-cn': '颜色' } }) : 0
  const sku_ids: number[] = []
  for (const [position, sku] of skus.entries())
    sku_ids.push(await makeSku(db, storeId, goods_id, attr_id, position, sku))
  return { goods_id, sku_ids }
}

async function makeSku(
  db: Database,
  storeId: number,
  goodsId: number,
  attrId: number,
  position: number,
  { price_cents = 1000, on_hand = 100, weight_g = 500 }: SkuRow,
): Promise<number> {
  const name = { 'zh-cn': attrId ? `色${position + 1}` : '', en: attrId ? `Colour ${position + 1}` : '' }
  const value_ids = attrId ? [await insert(db, 'attr_values', { store_id: storeId, attr_id: attrId, name })] : []
  const id = await insert(db, 'skus', {
    store_id: storeId,
    goods_id: goodsId,
    sku_no: unique(),
    value_ids,
    name,
    price_cents,
    market_price_cents: price_cents,
    weight_g,
    on_hand,
    position,
  })
  if (on_hand) {
    await db.pool.query(
      `insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason) values ($1, $2, 0, 'set')`,
      [id, on_hand],
    )
  }
  return id
}

/** A full reduction of a store that runs for a day: 10.00 off from 100.00 on. */
export const makeReduction = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  store_id: number,
  row: { money_cents?: number; use_money_cents?: number; start_time?: Date; end_time?: Date } = {},
): Promise<number> =>
  insert(db, 'full_reductions', {
    store_id,
    name: { 'zh-cn': '满减', en: 'Spend and save' },
    money_cents: 1000,
    use_money_cents: 10_000,
    start_time: now(),
    end_time: new Date(now().getTime() + 24 * 3600 * 1000),
    ...row,
  })

export const makeExpress = (db: Database, code = 'SF') =>
  db.pool.query(
    `insert into expresses (code, name) values ($1, '{"zh-cn":"顺丰速运","en":"SF Express"}')
    on conflict do nothing`,
    [code],
  )

export interface MadeOrder {
  id: number
  order_no: string
  group_no: string
  group_id: number
  shopper: MadeShopper
  store: MadeStore
  goods: MadeGoods
}

const path = ['waiting_payment', 'waiting_delivery', 'waiting_receipt', 'waiting_comment', 'completed'] as const

/** An order of one line of two pieces (26.00 with freight), moved by the use cases to the requested status. */
export async function orderAt(
  it: TestApp,
  status: (typeof path)[number] | Extract<OrderStatus, 'cancelled'>,
  given: { shopper?: MadeShopper; store?: MadeStore; goods?: MadeGoods } = {},
): Promise<MadeOrder> {
  const { ctx } = it
  const shopper = given.shopper ?? (await makeShopper(it, { money_cents: 1_000_000 }))
  const store = given.store ?? (await makeStore(ctx.db))
  const goods = given.goods ?? (await makeGoods(ctx.db, store.store_id))
  const address_id = await makeAddress(ctx.db, shopper.id, { is_default: false })
  const placing = { params: `sku-${goods.sku_ids[0]}x2`, address_id, total_price: 2600, locale: 'zh-cn' } as const
  const { id: group_id, group_no, orders } = await inTx(ctx.db, (tx) => placeOrder(tx, ctx, shopper.who, placing))
  const { id, order_no } = orders[0] as { id: number; order_no: string }
  const made = { id, order_no, group_no, group_id, shopper, store, goods }
  if (status === 'cancelled') {
    await inTx(ctx.db, (tx) => moveOwnOrder(tx, ctx, shopper.who, { id, action: 'cancel' }))
    return made
  }
  const steps = path.indexOf(status)
  if (steps > 0) {
    const ticket = await shopper.ticket()
    await inTx(ctx.db, (tx) => payOrder(tx, ctx, shopper.who, { group_no, ticket }))
  }
  await completePaid(it, made, steps)
  return made
}

/** Ships a paid order, receives it and completes it; with fewer `steps` of the way not all of this. */
export async function completePaid(
  { ctx }: TestApp,
  { id, store, shopper }: Pick<MadeOrder, 'id' | 'store' | 'shopper'>,
  steps = 4,
): Promise<void> {
  if (steps > 1) {
    await makeExpress(ctx.db)
    const parcel = { id, delivery_code: 'SF', delivery_no: `SF${unique()}` }
    await inTx(ctx.db, (tx) => shipOrder(tx, ctx, ownerOf(store), parcel))
  }
  if (steps > 2) await inTx(ctx.db, (tx) => moveOwnOrder(tx, ctx, shopper.who, { id, action: 'receive' }))
  if (steps > 3) await inTx(ctx.db, (tx) => moveOrder(tx, ctx, timer, { id, move: 'comment' }))
}
