import type { FindResult } from '@fangshi/contract/find'
import type { Locale } from '@fangshi/contract/locale'
import type { Resource } from '@fangshi/contract/resource'
import type { Db } from './db/db.ts'
import type { Admin, Seller } from './http/who.ts'

/** How many rows a finder gives at most. */
export const maxFound = 5

/** How rows of one list are found by number or name from anywhere in a back office. */
export interface Finder {
  kind: FindResult['kind']
  /** The list that holds the rows: whoever may search it may find them. */
  list: Pick<Resource, 'area' | 'path'> & { right: (verb: 'index') => string }
  /** The first rows that fit, at most `maxFound`, in the caller's language; of a seller those of the own store. */
  find: (db: Db, who: Admin | Seller, text: string, locale: Locale) => Promise<Omit<FindResult, 'kind' | 'list'>[]>
}
