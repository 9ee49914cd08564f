import { randomBytes } from 'node:crypto'
import type { Call } from '@fangshi/contract/client'
import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import type { GoodsForm } from '@fangshi/contract/goods-form'
import { saveSettings } from '../../src/modules/settings/public.ts'
import { inTx } from '../../src/kernel/db/tx.ts'
import { mintSeller } from '../accounts.ts'
import type { TestApp } from '../app.ts'
import { makeClassPath } from '../factories.ts'

/** A store that may sell in one class and has two attributes and a picture. */
export interface GoodsStore {
  store_id: number
  user_id: number
  token: string
  call: Call
  class_id: number
  picture: string
  /** Colours 红 and 蓝, sizes S, M and L. */
  colour: { id: number; values: number[] }
  size: { id: number; values: number[] }
}

const newPicture = (): string => `/uploads/aa/bb/${randomBytes(14).toString('hex')}.webp`

/** Records a picture as uploaded by the store; returns its address. */
export async function makePicture({ ctx }: TestApp, storeId: number): Promise<string> {
  const url = newPicture()
  await ctx.db.pool.query(
    `insert into files (owner_kind, owner_id, url, bytes, width, height) values ('store', $1, $2, 1000, 10, 10)`,
    [storeId, url],
  )
  return url
}

async function makeAttr(call: Call, name: string, en: string, values: string[]) {
  const body = { name: { 'zh-cn': name, en }, values: values.map((value) => ({ name: { 'zh-cn': value } })) }
  const made = await call(goodsAttrs.store, { body })
  return { id: made.id, values: made.values.map(({ id }) => id) }
}

export async function openGoodsStore(app: TestApp): Promise<GoodsStore> {
  const { store_id, user_id, token } = await mintSeller(app)
  const call = app.as(token, 'Seller')
  const class_id = (await makeClassPath(app.ctx.db))[2] as number
  await app.ctx.db.pool.query('insert into store_classes (store_id, class_id) values ($1, $2)', [store_id, class_id])
  const picture = await makePicture(app, store_id)
  const colour = await makeAttr(call, '颜色', 'Colour', ['红', '蓝'])
  const size = await makeAttr(call, '尺码', 'Size', ['S', 'M', 'L'])
  return { store_id, user_id, token, call, class_id, picture, colour, size }
}

const sku = (value_ids: number[], stock = 10): GoodsForm['skus'][number] => ({
  value_ids,
  sku_no: '',
  goods_price: '12.50',
  goods_market_price: '20.00',
  goods_weight: 300,
  stock,
})

/** The form of goods in two colours and three sizes; `change` replaces fields. */
export function goodsForm(store: GoodsStore, change: Partial<GoodsForm> = {}): GoodsForm {
  const { colour, size } = store
  return {
    class_id: store.class_id,
    goods_name: { 'zh-cn': '山野陶杯', en: 'Mountain cup' },
    goods_subname: { 'zh-cn': '手作' },
    goods_images: [store.picture],
    goods_content: { 'zh-cn': '<p>好杯</p>' },
    goods_content_mobile: { 'zh-cn': '' },
    brand_id: null,
    goods_no: '',
    freight_choice: 'default',
    freight_id: null,
    shelf: 'on',
    is_recommend: false,
    low_stock: 5,
    attrs: [
      { attr_id: colour.id, values: colour.values.map((value_id) => ({ value_id })) },
      { attr_id: size.id, values: size.values.map((value_id) => ({ value_id })) },
    ],
    skus: colour.values.flatMap((one) => size.values.map((other) => sku([one, other]))),
    ...change,
  }
}

/** The form of goods without options. */
export const plainForm = (store: GoodsStore, change: Partial<GoodsForm> = {}): GoodsForm =>
  goodsForm(store, { attrs: [], skus: [sku([])], ...change })

/** Turns goods verification on or off. */
export const verifyGoods = ({ ctx }: TestApp, goods_verify: boolean): Promise<void> =>
  inTx(ctx.db, (tx) => saveSettings(tx, 'store', { goods_verify }, ctx.now()))
