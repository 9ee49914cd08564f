import { eq } from 'drizzle-orm'
import type { Tx } from '../../kernel/db/db.ts'
import type { Run } from '../../kernel/replay/act.ts'
import { insertRows } from '../../kernel/replay/insert-rows.ts'
import type { World } from '../../kernel/replay/world.ts'
import { saveSettings } from '../settings/public.ts'
import { createGoods } from './goods/create-goods.ts'
import { goods, goodsVersions } from './schema.ts'

const hourMs = 3_600_000

interface Words {
  name?: { 'zh-cn': string; en: string }
  subname?: { 'zh-cn': string; en: string }
}
/** New words of goods on sale, sent in so many hours ago; those with a reason were rejected. */
const changes: readonly { goods: string; hoursAgo: number; words: Words; reason?: string }[] = [
  {
    goods: 'shanye-moon-vase',
    hoursAgo: 3,
    words: { name: { 'zh-cn': '山野器物 满月花瓶 白釉圆腹', en: 'Shanye Full Moon Vase, White Glaze' } },
  },
  {
    goods: 'shanye-gourd-vase',
    hoursAgo: 30,
    words: { subname: { 'zh-cn': '全网第一的案头花器', en: 'The number one vase on the net' } },
    reason: '副标题含有“第一”等绝对化用语，请修改后再提交',
  },
  {
    goods: 'lvyou-monstera',
    hoursAgo: 7,
    words: { subname: { 'zh-cn': '叶子比手掌大，新叶包活', en: 'Leaves bigger than hands, new ones guaranteed' } },
  },
]
/** Runs low with more pieces left than usual. */
const watched = { goods: 'shanye-belly-mug', low_stock: 30 }
/** Never examined: as these, under another name. */
const fresh = {
  like: 'shanye-straight-mug',
  goods_no: 'shanye-night-mug',
  name: { 'zh-cn': '山野器物 晚安直身马克杯 350ml', en: 'Shanye Good Night Mug, 350 ml' },
  subname: { 'zh-cn': '睡前的一杯热牛奶', en: 'Warm milk before sleep' },
  price_cents: 6900,
  weight_g: 420,
  stock: 40,
}

type GoodsRow = typeof goods.$inferSelect

const goodsByNumber = async (tx: Tx): Promise<Map<string, GoodsRow>> =>
  new Map((await tx.q.select().from(goods)).map((row) => [row.goods_no, row]))

const versionOf = (
  { id: goods_id, class_id, name, subname, images, content }: GoodsRow,
  created_at: Date,
  words: Words = {},
) => ({ goods_id, class_id, name, subname, images, content, created_at, ...words })

/** Words that wait to be examined, one that was rejected, goods that were never on sale (rules §3). */
export async function loadReviews({ plan: { now } }: World, { tx }: Run): Promise<void> {
  await saveSettings(tx, 'store', { goods_verify: true }, now)
  const byNumber = await goodsByNumber(tx)
  const goodsOf = (key: string): GoodsRow => byNumber.get(key) as GoodsRow
  const { id: watchedId } = goodsOf(watched.goods)
  await tx.q.update(goods).set({ low_stock: watched.low_stock }).where(eq(goods.id, watchedId))
  const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs)
  const rows = changes.map(({ goods: key, hoursAgo, words, reason }) => ({
    ...versionOf(goodsOf(key), ago(hoursAgo), words),
    ...(reason ? { state: 'rejected' as const, reject_reason: reason } : {}),
  }))
  const { like, price_cents, weight_g, stock, ...named } = fresh
  const model = goodsOf(like)
  const { class_id, brand_id, images, content } = model
  const sku = {
    sku_no: `${fresh.goods_no}-1`,
    choice: [],
    price_cents,
    market_price_cents: price_cents,
    weight_g,
    stock,
  }
  const { id } = await createGoods(
    tx,
    model.store_id,
    { ...named, class_id, brand_id, images, content, shelf: 'on', review: 'to_review', skus: [sku] },
    ago(1),
  )
  await insertRows(tx, goodsVersions, [...rows, versionOf({ ...model, ...named, id }, ago(1))])
}
