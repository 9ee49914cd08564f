import { classes, goods as demoGoods, type DemoGoods } from '@fangshi/demo/catalogue'
import { createRandom } from '@fangshi/demo/random'
import type { LocalText } from '@fangshi/contract/locale'
import type { Database, Tx } from '../../apps/server/src/kernel/db/db.ts'
import { inTx } from '../../apps/server/src/kernel/db/tx.ts'
import {
  searchRow,
  writeSearch,
  writeSpellings,
  type SearchTexts,
} from '../../apps/server/src/modules/catalog/search-index/search-index.ts'
import { readSynonyms } from '../../apps/server/src/modules/catalog/search-index/synonyms.ts'
import { allSynonyms } from '../../apps/server/src/modules/catalog/search-index/synonyms.db.ts'
import { markTopGoods } from '../../apps/server/src/modules/catalog/goods/top-goods.timers.ts'
import { goodsWorld, type GoodsWorld } from './goods-world.ts'

/**
 * Many goods at once: the demo's names, each with one of 3,600 series and a finish before it, so that words are as
 * frequent as in a shop of that size. All are in one store, which is the hardest case for lists. The rows satisfy every
 * constraint; what triggers would compute is written directly.
 */

const batch = 2000
const firsts = [
  ...'云山松竹梅兰荷月星溪泉石雪霜雨风岚晴晨暮春夏秋冬青素墨白丹金银玉珠琴棋书画诗酒花鸟虫鱼林川海湖江河南北东西安宁和乐清远',
]
const finishes: LocalText[] = (
  [
    ['手工', 'Handmade'],
    ['经典', 'Classic'],
    ['轻盈', 'Light'],
    ['复古', 'Retro'],
    ['极简', 'Plain'],
    ['加厚', 'Sturdy'],
    ['限定', 'Limited'],
    ['便携', 'Portable'],
    ['家用', 'Homely'],
    ['大号', 'Large'],
    ['小号', 'Small'],
    ['礼品', 'Gift'],
  ] as const
).map(([chinese, en]) => ({ 'zh-cn': chinese, en }))
const byKey = new Map(classes.map((item) => [item.key, item]))

const classesOf = (key: string): (typeof classes)[number][] => {
  const path = []
  for (let at = byKey.get(key); at; at = at.parent === null ? undefined : byKey.get(at.parent)) path.unshift(at)
  return path
}

interface Row extends Omit<SearchTexts, 'id' | 'more' | 'phrases' | 'classes'> {
  subname: LocalText
  sale_count: number
  price_cents: number
  images: string[]
  demo: DemoGoods
}

function makeRows(world: GoodsWorld, from: number, count: number): Row[] {
  const [oneStore] = world.stores.values() as Iterable<number> as [number]
  return Array.from({ length: count }, (_, index) => {
    const number = from + index
    const random = createRandom(`goods ${number}`)
    const demo = demoGoods[number % demoGoods.length]!
    const series = random.pick(firsts) + random.pick(firsts)
    const finish = random.pick(finishes)
    return {
      demo,
      name: {
        'zh-cn': `${series} ${finish['zh-cn']}${demo.name['zh-cn']}`,
        en: `${finish.en} ${demo.name.en}, series ${number}`,
      },
      subname: demo.subname,
      class_path: classesOf(demo.class).map(({ key }) => world.classes.get(key)!),
      brand_id: world.brands.get(demo.brand)!,
      store_id: oneStore,
      sale_count: Math.floor(5000 / random.int(1, 5000)),
      price_cents: random.int(9, 2000) * 100,
      images: demo.images.slice(0, 3),
    }
  })
}

const addGoods = `
  insert into goods (store_id, class_id, class_path, brand_id, goods_no, name, subname, images, content, shelf,
    price_cents, market_price_cents, sold_out)
  select store_id, class_path[3], class_path, brand_id, 'B' || ($2 + at), name, subname, images,
    jsonb_build_object('zh-cn', repeat('<p>细节里看得见用心。</p>', 40)), 'on', price_cents, price_cents * 6 / 5, false
  from rows from (jsonb_to_recordset($1::jsonb) as (store_id bigint, class_path bigint[], brand_id bigint, name jsonb, subname jsonb,
    images text[], price_cents bigint)) with ordinality as t(store_id, class_path, brand_id, name, subname, images, price_cents, at)
  order by at returning id`

const setSales = `
  update goods_sales l set sale_count = t.sale_count
    from unnest($1::bigint[], $2::int[]) as t(goods_id, sale_count) where l.goods_id = t.goods_id`

/** Half of the goods have four colours, half have none; each SKU has 20,000 pieces on hand. */
const addSkus = [
  `insert into goods_values (goods_id, attr_id, value_id, attr_position, position)
   select g.id, v.attr_id, v.id, 0, row_number() over (partition by g.id order by v.id) - 1
     from goods g join attr_values v on v.store_id = g.store_id where g.id = any($1) and g.id % 2 = 0`,
  `insert into skus (store_id, goods_id, sku_no, value_ids, name, price_cents, market_price_cents, weight_g, on_hand, position)
   select g.store_id, g.id, g.goods_no || '-' || coalesce(c.position, 0), case when c.value_id is null then '{}' else array[c.value_id] end,
     coalesce(v.name, '{"zh-cn":""}'), g.price_cents + 100 * coalesce(c.position, 0), g.market_price_cents, 400, 20000, coalesce(c.position, 0)
     from goods g left join goods_values c on c.goods_id = g.id left join attr_values v on v.id = c.value_id where g.id = any($1)`,
  `insert into stock_movements (sku_id, on_hand_delta, reserved_delta, reason)
   select id, on_hand, 0, 'set' from skus where goods_id = any($1)`,
]

async function insertBatch(tx: Tx, rows: readonly Row[], from: number, spelled: Set<string>): Promise<void> {
  const made = await tx.client.query<{ id: number }>(addGoods, [JSON.stringify(rows), from])
  const ids = made.rows.map(({ id }) => id)
  await tx.client.query(setSales, [ids, rows.map(({ sale_count }) => sale_count)])
  for (const text of addSkus) await tx.client.query(text, [ids])
  const synonyms = readSynonyms(await allSynonyms(tx))
  const indexed = rows.map(({ demo, subname, ...row }, index) =>
    searchRow(
      { ...row, id: ids[index]!, more: [subname], phrases: [], classes: classesOf(demo.class).map(({ name }) => name) },
      synonyms,
    ),
  )
  await writeSearch(tx, indexed)
  const fresh = new Set(indexed.flatMap(({ tokens }) => tokens).filter((token) => !spelled.has(token)))
  await writeSpellings(tx, fresh)
  for (const token of fresh) spelled.add(token)
}

/** Adds `count` goods on sale to a database without the demo, and the classes, brands and stores that they need. */
export async function insertBenchGoods(db: Database, count: number): Promise<void> {
  const { rows } = await db.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname in ('goods_search_tokens', 'goods_search_top')`,
  )
  await inTx(db, async (tx) => {
    await tx.client.query('set local statement_timeout = 0')
    await tx.client.query('drop index goods_search_tokens, goods_search_top')
    await insertGoods(tx, count)
    await markTopGoods(tx)
    // They are indexed with the synonyms already: no timer shall do it while something is measured.
    await tx.client.query('update search_synonyms set is_indexed = true')
  })
  // Built at the end over committed rows, the word indexes take a tenth of the time and contain no dead entries.
  const client = await db.pool.connect()
  await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`)
  for (const { indexdef } of rows) await client.query(indexdef)
  await client.query('vacuum analyze')
  await client.query('reset statement_timeout; reset maintenance_work_mem')
  client.release()
}

async function insertGoods(tx: Tx, count: number): Promise<void> {
  const world = await goodsWorld(tx)
  const known = await tx.client.query<{ n: number }>('select count(*)::int as n from goods')
  const from = known.rows[0]!.n
  await tx.client.query('alter table skus disable trigger user')
  const spelled = new Set<string>()
  for (let done = 0; done < count; done += batch) {
    const size = Math.min(batch, count - done)
    await insertBatch(tx, makeRows(world, from + done, size), from + done, spelled)
  }
  await tx.client.query('alter table skus enable trigger user')
}
