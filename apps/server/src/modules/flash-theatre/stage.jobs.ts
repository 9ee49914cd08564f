import { randomBytes } from 'node:crypto'
import type { LocalText } from '@fangshi/contract/locale'
import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { createShopper, unknownPassword } from '../accounts/public.ts'
import { createGoods } from '../catalog/public.ts'
import { createDefaultTemplate } from '../freight/public.ts'
import { createStore, switchStore } from '../stores/public.ts'
import { insertStage, sampleGoods, stageRow, type Stage } from './stage.db.ts'

/** The price of the goods in a drill and otherwise, in cents. */
export const drillPriceCents = 990
const ordinaryPriceCents = 9900
/** More than any quota; what a drill sells comes back. */
const openingStock = 1000

const storeName: LocalText = { 'zh-cn': '秒杀演练店', en: 'Flash-sale drill store' }
const about: LocalText = {
  'zh-cn': '只供平台的秒杀演练使用，平时不营业。',
  en: 'Used by the flash-sale drills of the platform alone; closed otherwise.',
}
const goodsName: LocalText = { 'zh-cn': '秒杀演练商品', en: 'Flash-sale drill item' }

/** The owner of the drills' store. */
const stageOwner = ({ user_id, store_id }: Stage): Seller => ({
  area: 'Seller',
  user_id,
  belong_id: 0,
  store_id,
  is_suspended: false,
})

/** A store of its own, closed until a drill opens it, with one goods that looks like one of the demo. */
async function build(tx: Tx, at: Date, password_hash: string): Promise<Stage> {
  const sample = (await sampleGoods(tx)) ?? fail('GOODS_NOT_FOUND')
  const username = `drill_${randomBytes(5).toString('hex')}`
  const user_id = await createShopper(tx, { username, nickname: storeName['zh-cn'], password_hash, at })
  const store_id = await createStore(tx, {
    user_id,
    store_name: storeName,
    store_description: about,
    store_logo: sample.images[0] ?? '',
    verify: 'passed',
    status: 'closed',
    passed_at: at,
    created_at: at,
    class_ids: [sample.class_id],
  })
  await createDefaultTemplate(tx, store_id)
  const sku = { sku_no: 'DRILL-1', choice: [], weight_g: 500, stock: openingStock }
  const goods = await createGoods(
    tx,
    store_id,
    {
      ...sample,
      goods_no: 'DRILL',
      name: goodsName,
      subname: about,
      content: { 'zh-cn': `<p>${about['zh-cn']}</p>`, en: `<p>${about.en}</p>` },
      freight_choice: 'free',
      shelf: 'on',
      review: 'examined',
      skus: [{ ...sku, price_cents: ordinaryPriceCents, market_price_cents: ordinaryPriceCents }],
    },
    at,
  )
  const stage = { store_id, user_id, goods_id: goods.id, sku_id: goods.sku_ids[0]! }
  await insertStage(tx, stage)
  return stage
}

/** What all drills use, made by the first. Throws GOODS_NOT_FOUND in a marketplace without any goods. */
export async function readyStage(ctx: Context): Promise<Stage> {
  const stage = await stageRow(ctx.db)
  if (stage) return stage
  const password_hash = await unknownPassword()
  return inTx(ctx.db, (tx) => build(tx, ctx.now(), password_hash))
}

/** Opens the store for a drill, or closes it. Throws STORE_SUSPENDED. */
export const switchStage = (ctx: Context, stage: Stage, status: 'open' | 'closed'): Promise<unknown> =>
  inTx(ctx.db, (tx) => switchStore(tx, ctx, stageOwner(stage), { status }))
