import type { Tx } from '../../../../kernel/db/db.ts'
import { knownAttrs, type KnownAttr } from './known.ts'
import type { SheetGoods } from './sheet-goods.ts'
import { addAttrs, addValues } from './write.db.ts'

type Attrs = ReadonlyMap<string, KnownAttr>

/** Options of all rows, each attribute once with each of its values once. */
function groupValues(goods: readonly SheetGoods[]): Map<string, Set<string>> {
  const byAttribute = new Map<string, Set<string>>()
  for (const { attr, value } of goods.flatMap(({ skus }) => skus.flatMap(({ options }) => options))) {
    const values = byAttribute.get(attr) ?? new Set()
    byAttribute.set(attr, values.add(value))
  }
  return byAttribute
}

/** The attributes and values that a sheet names; those that the store lacked have been added. */
export async function attrsFor(tx: Tx, storeId: number, goods: readonly SheetGoods[], now: Date): Promise<Attrs> {
  const known = await knownAttrs(tx, storeId)
  const byAttribute = groupValues(goods)
  const lacking = [...byAttribute.keys()].filter((name) => !known.has(name))
  for (const { id, name } of lacking.length ? await addAttrs(tx, storeId, lacking, now) : [])
    known.set(name, { id, values: new Map() })
  const missing = [...byAttribute].flatMap(([attr, values]) => {
    const { id: attr_id, values: have } = known.get(attr) as KnownAttr
    return [...values].filter((name) => !have.has(name)).map((name) => ({ attr_id, name, have }))
  })
  const added = missing.length ? await addValues(tx, storeId, missing) : []
  for (const { id, attr_id, name } of added)
    missing
      .find((value) => value.attr_id === attr_id && value.name === name)
      ?.have.set(name, { id, name: { 'zh-cn': name } })
  return known
}
