import { statement, type Db } from '../../kernel/db/db.ts'

interface AreaRow {
  id: number
  code: string
  pid: string
  name: string
  name_en: string
  deep: number
}

const byCodes = statement(
  'geo.areas_by_code',
  'select id, code, pid, name, name_en, deep from areas where code = any($1)',
)
const below = statement(
  'geo.areas_below',
  `select a.id, a.code, a.pid, a.name, a.name_en, a.deep, not exists (select from areas c where c.pid = a.code) as leaf
     from areas a where a.pid = $1 order by a.code`,
)

export const areasByCode = (db: Db, codes: readonly string[]): Promise<AreaRow[]> => db.rows(byCodes, [codes])

/** One level: the areas right below a code ('0': the provinces), and whether there is nothing below each. */
export const areasBelow = (db: Db, pid: string): Promise<(AreaRow & { leaf: boolean })[]> => db.rows(below, [pid])
