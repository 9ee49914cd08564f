import { localText, type LocalText } from '@fangshi/contract/locale'
import type { Tx } from '../../../../kernel/db/db.ts'
import { brandRows } from '../../../taxonomy/public.ts'
import { storeAttrs, storeClassRows, storeFreights } from '../editing/choices.db.ts'

/** What sheets refer to by name, looked up once for all rows. */

type ById<T> = Map<string, T>

const bothNames = (name: LocalText): string[] => [name['zh-cn'], ...(name.en ? [name.en] : [])]

/** Normalises the class names of a cell: `服饰/女装 / 连衣裙` equals `服饰 / 女装 / 连衣裙`. */
export const classKey = (cell: string): string =>
  cell
    .split('/')
    .map((part) => part.trim())
    .join(' / ')

/** The classes that the store may sell in: name in either language, or id → path of ids. */
async function knownClasses(tx: Tx, storeId: number): Promise<ById<number[]>> {
  const rows = new Map((await storeClassRows(tx, storeId)).map((row) => [row.id, row]))
  const known: ById<number[]> = new Map()
  for (const leaf of rows.values()) {
    const path = [leaf]
    for (let up = rows.get(leaf.pid ?? 0); up; up = rows.get(up.pid ?? 0)) path.unshift(up)
    if (path.length !== 3) continue
    const ids = path.map(({ id }) => id)
    known.set(String(leaf.id), ids)
    for (const locale of ['zh-cn', 'en'] as const)
      known.set(classKey(path.map(({ name }) => localText(name, locale)).join(' / ')), ids)
  }
  return known
}

export interface KnownAttr {
  id: number
  /** Values by their names in either language. */
  values: ById<{ id: number; name: LocalText }>
}
/** The store's attributes by their names in either language. */
export async function knownAttrs(tx: Tx, storeId: number): Promise<ById<KnownAttr>> {
  const known: ById<KnownAttr> = new Map()
  // The oldest of a name counts, so newer ones are set first.
  for (const { id, name, values } of (await storeAttrs(tx, storeId)).toReversed()) {
    const named = values.toReversed().flatMap((value) => bothNames(value.name).map((text) => [text, value] as const))
    for (const text of bothNames(name)) known.set(text, { id, values: new Map(named) })
  }
  return known
}

export interface KnownNames {
  classes: ById<number[]>
  brands: ById<number>
  freights: ById<number>
}
/** Classes, brands and templates by the names that a cell may use. */
export async function knownNames(tx: Tx, storeId: number): Promise<KnownNames> {
  const brands = (await brandRows(tx)).toReversed()
  return {
    classes: await knownClasses(tx, storeId),
    brands: new Map(brands.flatMap(({ id, name }) => bothNames(name).map((text) => [text, id] as const))),
    freights: new Map((await storeFreights(tx, storeId)).toReversed().map(({ id, name }) => [name, id])),
  }
}
