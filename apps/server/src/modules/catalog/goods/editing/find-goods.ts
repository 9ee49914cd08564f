import { adminGoods } from '@fangshi/contract/goods-review'
import { sellerGoods } from '@fangshi/contract/goods-seller'
import { localText, type LocalText } from '@fangshi/contract/locale'
import { statement } from '../../../../kernel/db/db.ts'
import { maxFound, type Finder } from '../../../../kernel/finder.ts'
import { filterToken } from '../../search-index/search-index.ts'
import { hanNeeds, isHan, runsOf } from '../../search-index/words.ts'

/** Of frequent words so many goods are looked at; a longer text finds the rest. */
const looked = 500
const byWords = statement(
  'catalog.find_goods',
  `select g.id, g.goods_no, g.name
     from (select goods_id from goods_search where tokens @> $1::text[] limit ${looked}) s
     join goods g on g.id = s.goods_id
    where g.deleted_at is null order by g.id desc limit ${maxFound}`,
)
interface GoodsRow {
  id: number
  goods_no: string
  name: LocalText
}
const wordsOf = (text: string): string[] => runsOf(text).flatMap((run) => (isHan(run) ? hanNeeds(run) : [run]))

const find: Finder['find'] = async (db, who, text, locale) => {
  const words = wordsOf(text)
  if (!words.length) return []
  const own = who.area === 'Seller' ? [filterToken('store', who.store_id)] : []
  const rows = await db.rows<GoodsRow>(byWords, [[...words, ...own]])
  return rows.map(({ id, goods_no, name }) => ({
    id,
    name: localText(name, locale),
    note: goods_no,
    filter: { name: 'goods_no', value: goods_no },
  }))
}

/** Goods by their number or by words of their names, classes and options, from the index that shoppers search. */
export const goodsFinders: readonly Finder[] = [adminGoods, sellerGoods].map((list) => ({ kind: 'goods', list, find }))
