import { and, desc, eq, or } from 'drizzle-orm'
import { localText } from '@fangshi/contract/locale'
import { adminStores } from '@fangshi/contract/stores-admin'
import { maxFound, type Finder } from '../../../kernel/finder.ts'
import { stores } from '../schema.ts'
import { storeNamed } from './store-named.ts'

const find: Finder['find'] = async (db, _, text, locale) => {
  const { where, indexed } = storeNamed({ op: 'like', values: [text] })
  const isNumber = /^\d{1,9}$/.test(text) ? eq(stores.id, Number(text)) : undefined
  const rows = await db.q
    .select({ id: stores.id, name: stores.store_name })
    .from(stores)
    .where(or(isNumber, and(indexed, where)))
    .orderBy(desc(stores.id))
    .limit(maxFound)
  return rows.map(({ id, name }) => ({
    id,
    name: localText(name, locale),
    note: `#${id}`,
    filter: { name: 'store_name', value: name['zh-cn'] },
  }))
}

/** Stores by their id or a part of their names. */
export const storeFinder: Finder = { kind: 'store', list: adminStores, find }
