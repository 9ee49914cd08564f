import { goods as catalogue, type DemoGoods } from '@fangshi/demo/catalogue'
import { highlights } from '@fangshi/demo/highlights'
import { pictureUrl } from '@fangshi/demo/images'
import type { Run } from '../../kernel/replay/act.ts'
import type { World } from '../../kernel/replay/world.ts'
import { goodsPage } from './goods-page.demo.ts'
import { createGoods } from './goods/create-goods.ts'
import type { NewGoods } from './goods/goods.ts'

const byKey = new Map(catalogue.map((item) => [item.key, item]))

const attrsOf = (item: DemoGoods): NewGoods['attrs'] =>
  item.axes.map(({ name, values }) => ({
    name,
    values: values.map(({ name, hex, image }) => ({ name, color: hex, image: image && pictureUrl(image) })),
  }))

const skusOf = (item: DemoGoods, stock: ReadonlyMap<string, number>): NewGoods['skus'] =>
  item.skus.map((sku) => ({
    sku_no: sku.code,
    choice: item.axes.map(({ key, values }) => values.findIndex((value) => value.key === sku.options[key])),
    price_cents: sku.price_cents,
    market_price_cents: sku.market_price_cents,
    weight_g: sku.weight_grams,
    image: pictureUrl(sku.image),
    stock: stock.get(sku.code) ?? 0,
  }))

/** The goods with their opening stock, the newest last, as lists expect it. */
export async function loadGoods(world: World, { tx }: Run): Promise<void> {
  const { plan } = world
  const { master, recommended } = highlights(plan)
  const stock = new Map(plan.stock.map(({ sku, opening }) => [sku, opening]))
  const inOrder = plan.goods.toSorted((a, b) => a.listed_at.getTime() - b.listed_at.getTime())
  for (const { goods: key, freight, freight_template, listed_at } of inOrder) {
    const item = byKey.get(key)
    if (!item) throw new Error(`the catalogue has no goods ${key}`)
    const input: NewGoods = {
      class_id: world.id('class', item.class),
      brand_id: world.id('brand', item.brand),
      goods_no: key,
      name: item.name,
      subname: item.subname,
      images: item.images.map(pictureUrl),
      content: goodsPage(item),
      freight_choice: freight,
      freight_id: freight_template === null ? null : world.id('freight', freight_template),
      shelf: 'on',
      is_recommend: recommended.has(key),
      is_master: master.has(key),
      attrs: attrsOf(item),
      skus: skusOf(item, stock),
    }
    const { id, sku_ids } = await createGoods(tx, world.id('store', item.store), input, listed_at)
    world.add('goods', key, id)
    item.skus.forEach(({ code }, index) => world.add('sku', code, sku_ids[index] as number))
  }
}
