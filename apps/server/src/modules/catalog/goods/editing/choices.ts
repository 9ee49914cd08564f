import type { goodsChoices } from '@fangshi/contract/goods-seller'
import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../../../../kernel/db/db.ts'
import { getSettings } from '../../../settings/public.ts'
import { brandRows, classTree } from '../../../taxonomy/public.ts'
import { storeAttrs, storeClassRows, storeFreights } from './choices.db.ts'

/** What the goods form of a store chooses from, in the reader's language. */
export async function choicesOf(db: Db, storeId: number, locale: Locale): Promise<Reply<typeof goodsChoices>> {
  const [classes, brands, freights, attrs, { goods_verify }] = await Promise.all([
    storeClassRows(db, storeId),
    brandRows(db),
    storeFreights(db, storeId),
    storeAttrs(db, storeId),
    getSettings(db, 'store'),
  ])
  const named = <T extends { name: LocalText }>(row: T) => ({ ...row, name: localText(row.name, locale) })
  return {
    classes: classTree(classes.map((row) => ({ ...named(row), pid: row.pid ?? 0 }))),
    brands: brands.map(named),
    freights,
    attrs: attrs.map(({ id, name, values }) => ({ id, name: localText(name, locale), values: values.map(named) })),
    is_verified: goods_verify,
  }
}
