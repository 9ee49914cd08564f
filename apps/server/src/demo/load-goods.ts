import { goods as catalogue, type DemoGoods } from '@fangshi/demo/catalogue'
import type { DemoPlan, PlannedStock } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { createGoods, saleLines, type NewGoods, type SaleLine } from '../modules/catalog/public.ts'
import { goodsPage } from './goods-page.ts'
import { highlights } from './highlights.ts'
import { of } from './insert.ts'
import type { LoadedStore } from './load-stores.ts'
import type { Taxonomy } from './load-taxonomy.ts'
import { pictureUrl } from './pictures.ts'

const byKey = new Map(catalogue.map((item) => [item.key, item]))

export interface Shelf {
  taxonomy: Taxonomy
  stores: ReadonlyMap<string, LoadedStore>
  /** Ids by key. */
  freight: ReadonlyMap<string, number>
}

const attrsOf = (item: DemoGoods): NewGoods['attrs'] =>
  item.axes.map(({ name, values }) => ({
    name,
    values: values.map(({ name, hex, image }) => ({ name, color: hex, image: image && pictureUrl(image) })),
  }))

const skusOf = (item: DemoGoods, stock: ReadonlyMap<string, PlannedStock>): NewGoods['skus'] =>
  item.skus.map((sku) => ({
    sku_no: sku.code,
    choice: item.axes.map(({ key, values }) => values.findIndex((value) => value.key === sku.options[key])),
    price_cents: sku.price_cents,
    market_price_cents: sku.market_price_cents,
    weight_g: sku.weight_grams,
    image: pictureUrl(sku.image),
    stock: of(stock, sku.code).opening,
  }))

/** The goods with their opening stock, the newest last, as lists expect it; gives their sale lines by SKU code. */
export async function loadGoods(tx: Tx, plan: DemoPlan, shelf: Shelf): Promise<Map<string, SaleLine>> {
  const { master, recommended } = highlights(plan)
  const stock = new Map(plan.stock.map((planned) => [planned.sku, planned]))
  const idOf = new Map<string, number>()
  const inOrder = plan.goods.toSorted((a, b) => a.listed_at.getTime() - b.listed_at.getTime())
  for (const { goods: key, freight, freight_template, listed_at } of inOrder) {
    const item = of(byKey, key)
    const input: NewGoods = {
      class_id: of(shelf.taxonomy.classes, item.class),
      brand_id: of(shelf.taxonomy.brands, item.brand),
      goods_no: key,
      name: item.name,
      subname: item.subname,
      images: item.images.map(pictureUrl),
      content: goodsPage(item),
      freight_choice: freight,
      freight_id: freight_template === null ? null : of(shelf.freight, freight_template),
      shelf: 'on',
      is_recommend: recommended.has(key),
      is_master: master.has(key),
      attrs: attrsOf(item),
      skus: skusOf(item, stock),
    }
    const { sku_ids } = await createGoods(tx, of(shelf.stores, item.store).id, input, listed_at)
    item.skus.forEach(({ code }, index) => idOf.set(code, sku_ids[index] as number))
  }
  const lines = new Map((await saleLines(tx, [...idOf.values()])).map((line) => [line.sku_id, line]))
  return new Map([...idOf].map(([code, id]) => [code, lines.get(id) as SaleLine]))
}
