import type { FindResult } from '@fangshi/contract/find'
import type { Locale } from '@fangshi/contract/locale'
import type { Db } from '../../../kernel/db/db.ts'
import type { Finder } from '../../../kernel/finder.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { fromProduct } from '../../../kernel/product.ts'
import { allow, mayPress } from '../rights.ts'

const finders = fromProduct((product) => product.finders)

/** Filters beyond the page are behind the search button (rules §11), and finding is a filter. */
const maySearch = async (db: Db, who: Admin | Seller, { list }: Finder): Promise<boolean> =>
  (await allow(db, who, list.right('index'))) && mayPress(db, who, list.path, ['search'])

/** Rows of all lists that the caller may search whose number or name has the text, a few of each. */
export async function find(db: Db, who: Admin | Seller, text: string, locale: Locale): Promise<FindResult[]> {
  const found: FindResult[] = []
  for (const finder of finders().filter(({ list }) => list.area === who.area)) {
    if (!(await maySearch(db, who, finder))) continue
    const rows = await finder.find(db, who, text, locale)
    found.push(...rows.map((row) => ({ ...row, kind: finder.kind, list: finder.list.path })))
  }
  return found
}
