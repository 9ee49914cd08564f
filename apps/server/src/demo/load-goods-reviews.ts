import { demoSellerStore } from '@fangshi/demo/logins'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { createGoods } from '../modules/catalog/public.ts'
import { goodsVersions } from '../modules/catalog/schema.ts'
import { fileSpaceDirs, fileSpaces } from '../modules/file-space/schema.ts'
import { saveSettings } from '../modules/settings/public.ts'
import { insertKeyed, insertRows, of } from './insert.ts'
import type { LoadedStore } from './load-stores.ts'

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

interface GoodsRow {
  id: number
  store_id: number
  goods_no: string
  class_id: number
  brand_id: number | null
  name: { 'zh-cn': string; en?: string }
  subname: { 'zh-cn': string; en?: string }
  images: string[]
  content: { 'zh-cn': string; en?: string }
}

async function goodsOf({ client }: Tx): Promise<Map<string, GoodsRow>> {
  const { rows } = await client.query<GoodsRow>(
    'select id, store_id, goods_no, class_id, brand_id, name, subname, images, content from goods order by id',
  )
  return new Map(rows.map((row) => [row.goods_no, row]))
}

const versionOf = (
  { id: goods_id, class_id, name, subname, images, content }: GoodsRow,
  created_at: Date,
  words: Words = {},
) => ({ goods_id, class_id, name, subname, images, content, created_at, ...words })

/** Words that wait to be examined, one that was rejected, goods that were never on sale (rules §3). */
async function loadReviews(tx: Tx, now: Date, goods: ReadonlyMap<string, GoodsRow>): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs)
  const rows = changes.map(({ goods: key, hoursAgo, words, reason }) => ({
    ...versionOf(of(goods, key), ago(hoursAgo), words),
    ...(reason ? { state: 'rejected' as const, reject_reason: reason } : {}),
  }))
  const { like, price_cents, weight_g, stock, ...named } = fresh
  const model = of(goods, like)
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

/** Two folders of the demo seller's pictures, and some outside of any. */
async function loadPictures(tx: Tx, store_id: number, goods: readonly GoodsRow[], now: Date): Promise<void> {
  const names = ['主图', '场景图']
  const dirs = await insertKeyed(
    tx,
    fileSpaceDirs,
    names.map((name) => [name, { store_id, name, created_at: now }]),
  )
  const placeOf = (at: number): number | null => (at === 0 ? of(dirs, '主图') : at === 1 ? of(dirs, '场景图') : null)
  const seen = new Set<string>()
  const rows = goods.flatMap(({ name, images }) =>
    images.flatMap((url, at) => {
      if (seen.has(url)) return []
      seen.add(url)
      return [{ store_id, dir_id: placeOf(at), name: `${name['zh-cn']} ${at + 1}`.slice(0, 60), url, created_at: now }]
    }),
  )
  await insertRows(tx, fileSpaces, rows)
}

/** What the lists of goods in the back offices show beside the goods themselves: reviews, goods held back, low stock, pictures in folders. */
export async function loadGoodsReviews(
  tx: Tx,
  plan: DemoPlan,
  stores: ReadonlyMap<string, LoadedStore>,
): Promise<void> {
  const { now } = plan
  const goods = await goodsOf(tx)
  const { id } = of(stores, demoSellerStore)
  await saveSettings(tx, 'store', { goods_verify: true }, now)
  await tx.client.query('update goods set low_stock = $2 where id = $1', [
    of(goods, watched.goods).id,
    watched.low_stock,
  ])
  await loadPictures(
    tx,
    id,
    [...goods.values()].filter(({ store_id }) => store_id === id),
    now,
  )
  await loadReviews(tx, now, goods)
}
