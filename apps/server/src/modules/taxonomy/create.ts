import type { LocalText } from '@fangshi/contract/locale'
import type { Tx } from '../../kernel/db/db.ts'
import { goodsBrands, goodsClasses } from './schema.ts'
import { levelOf } from './taxonomy.db.ts'

export interface NewClass {
  /** Null at the top; else a class of the first or second level. */
  pid: number | null
  name: LocalText
  thumb?: string
  is_sort?: number
}

/** Adds a class below its parent and returns its id. A fourth level violates the table's check. */
export async function createClass(tx: Tx, { pid, name, thumb = '', is_sort = 0 }: NewClass): Promise<number> {
  const level = pid === null ? 1 : (await levelOf(tx, pid)) + 1
  const made = await tx.q
    .insert(goodsClasses)
    .values({ pid, level, name, thumb, is_sort })
    .returning({ id: goodsClasses.id })
  return made[0]!.id
}

export interface NewBrand {
  name: LocalText
  slogan?: LocalText
  thumb?: string
  is_sort?: number
  /** A key used by the demo or an import. */
  code?: string
}

/** Adds a brand and returns its id. */
export async function createBrand(tx: Tx, brand: NewBrand): Promise<number> {
  const made = await tx.q.insert(goodsBrands).values(brand).returning({ id: goodsBrands.id })
  return made[0]!.id
}
