import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'

export interface ExpressRow {
  id: number
  name: LocalText
  code: string
}

const all = statement('geo.expresses', 'select id, name, code from expresses order by id')
const byCode = statement('geo.express', 'select id, name, code from expresses where code = $1')

export const expresses = (db: Db): Promise<ExpressRow[]> => db.rows(all)

/** The express company with this code, or undefined. */
export const expressByCode = (db: Db, code: string): Promise<ExpressRow | undefined> => db.row(byCode, [code])
