import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { sellerGoods } from '@fangshi/contract/goods-seller'
import { goodsSheet, importGoods as importRoute, writeOptions } from '@fangshi/contract/goods-sheet'
import { formatMoney } from '@fangshi/contract/money'
import { perform } from '../../../../kernel/http/act.ts'
import { behindButton, on, type CallOf } from '../../../../kernel/http/on.ts'
import { listPage, showPage } from '../../../../kernel/resource/list-page.ts'
import { readSearchQuery } from '../../../../kernel/resource/search-query.ts'
import { htmlOf } from '../../../content/public.ts'
import { goodsFilters } from '../editing/filters.ts'
import { goods, skus } from '../../schema.ts'
import { sheetFacts, type SheetFacts } from './export.db.ts'
import { countImported, importGoods, readSheet } from './import-goods.ts'
import { htmlToText, maxText } from './sheet-text.ts'

const showRow = (row: SheetFacts) => ({
  id: row.id,
  goods_no: row.goods_no,
  goods_name: row.name['zh-cn'],
  goods_name_en: row.name.en ?? '',
  goods_subname: row.subname['zh-cn'],
  goods_subname_en: row.subname.en ?? '',
  class_name: row.class_name,
  brand_name: row.brand_name,
  goods_images: row.images.join('\n'),
  goods_content: htmlToText(htmlOf(row.content)).slice(0, maxText),
  freight: row.freight,
  shelf: row.shelf,
  options: writeOptions(row.options ?? []),
  sku_no: row.sku_no,
  goods_price: formatMoney(row.price_cents),
  goods_market_price: formatMoney(row.market_price_cents),
  goods_weight: row.weight_g,
  stock: row.stock,
  goods_image: row.image,
  old_stock: row.stock,
})

/** A page of the SKUs whose goods match the filters, grouped by goods, newest first. */
async function sheetPage(call: CallOf<typeof goodsSheet>) {
  const { who, locale } = call
  const { db } = call.ctx
  const { conditions, paging } = await readSearchQuery(sellerGoods.screen, call)
  const fits = and(...Object.entries(conditions).map(([name, condition]) => goodsFilters[name]?.(condition)))
  const matching = sql`(select ${goods.id} from ${goods} where ${goods.store_id} = ${who.store_id} and ${fits ?? sql`true`})`
  const exact = and(eq(skus.store_id, who.store_id), isNull(skus.deleted_at), inArray(skus.goods_id, matching))
  const order = [desc(skus.goods_id), asc(skus.position), asc(skus.id)]
  const source = { table: skus, id: skus.id, fields: {} }
  const listed = await listPage(db, { table: skus, id: skus.id, order, exact }, source, paging)
  const ids = listed.rows.map(({ id }) => id as number)
  const facts = await sheetFacts(db, ids, locale)
  return showPage(listed, ids.flatMap((id) => facts.get(id) ?? []).map(showRow))
}

async function importSheet(call: CallOf<typeof importRoute>) {
  const rows = await readSheet(call.body.rows)
  const records = await perform(call, (tx) => importGoods(tx, call.ctx, call.who, rows))
  return countImported(rows, records)
}

/** The store's goods as rows of a sheet, for import and export. */
export const sheetSeller = [
  on(goodsSheet, sheetPage),
  behindButton(sellerGoods.path, 'import', on(importRoute, importSheet)),
]
