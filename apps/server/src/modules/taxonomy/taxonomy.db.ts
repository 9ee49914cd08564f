import type { Locale, LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { pick } from '../../kernel/db/pick.ts'

export interface ClassRow {
  id: number
  pid: number | null
  name: LocalText
  thumb: string
}
const allClasses = statement('taxonomy.classes', 'select id, pid, name, thumb from goods_classes order by is_sort, id')

/** Every class, siblings in display order. */
export const classRows = (db: Db): Promise<ClassRow[]> => db.rows(allClasses)

/** A class in one language; `pid` is 0 at the top. */
export interface LocalClass {
  id: number
  pid: number
  name: string
  thumb: string
}
/** Every class in a language, siblings in display order, as they were at a version. */
export interface ClassesAt {
  version: string
  classes: LocalClass[]
}
// A row that is written has a newer transaction than any that it stands for, so the sum grows with every change except
// deletions, and those lower the count.
const version = `(select concat_ws(' ', current_database(), count(*), sum(xmin::text::bigint)) from goods_classes)`
const classesVersion = statement('taxonomy.classes_version', `select ${version} as version`)

/** Changes with every change of a class. */
export const versionOfClasses = async (db: Db): Promise<string> =>
  (await db.row<{ version: string }>(classesVersion))?.version ?? ''

// Columns instead of rows: to take a row apart costs more than what is in it.
const classColumns = statement(
  'taxonomy.class_columns',
  `select ${version} as version, coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(pid), '[]') as pids,
          coalesce(json_agg(name), '[]') as names, coalesce(json_agg(thumb), '[]') as thumbs
     from (select id, coalesce(pid, 0) as pid, ${pick('name')} as name, thumb from goods_classes order by is_sort, id) c`,
)
type ClassColumns = { version: string } & Record<'ids' | 'pids', number[]> & Record<'names' | 'thumbs', string[]>
const noColumns: ClassColumns = { version: '', ids: [], pids: [], names: [], thumbs: [] }

export async function localClasses(db: Db, locale: Locale): Promise<ClassesAt> {
  const [{ version, ids, pids, names, thumbs } = noColumns] = await db.rows<ClassColumns>(classColumns, [locale])
  return { version, classes: ids.map((id, at) => ({ id, pid: pids[at]!, name: names[at]!, thumb: thumbs[at]! })) }
}

export interface BrandRow {
  id: number
  name: LocalText
  thumb: string
}
const allBrands = statement('taxonomy.brands', 'select id, name, thumb from goods_brands order by is_sort, id')

/** Every brand in display order. */
export const brandRows = (db: Db): Promise<BrandRow[]> => db.rows(allBrands)

const levelById = statement('taxonomy.level', 'select level from goods_classes where id = $1')
const levels = new WeakMap<Db, Map<number, number>>()

/** The level of a class, 0 for an unknown one. A class never changes its level, so it is cached. */
export async function levelOf(db: Db, id: number): Promise<number> {
  let known = levels.get(db)
  if (!known) levels.set(db, (known = new Map()))
  const remembered = known.get(id)
  if (remembered) return remembered
  const level = (await db.row<{ level: number }>(levelById, [id]))?.level ?? 0
  if (level) known.set(id, level)
  return level
}

const pathById = statement(
  'taxonomy.path',
  `select array_remove(array[a.id, b.id, c.id], null) as path
     from goods_classes c left join goods_classes b on b.id = c.pid left join goods_classes a on a.id = b.pid
    where c.id = $1`,
)

/** Class ids from the top down to this one; empty for an unknown class. */
export const pathOf = async (db: Db, id: number): Promise<number[]> =>
  ((await db.row<{ path: (number | string)[] }>(pathById, [id]))?.path ?? []).map(Number)
