import { inArray, isNull, sql } from 'drizzle-orm'
import {
  fileSpaceDirs as dirsContract,
  fileSpaces as filesContract,
  moveFiles as moveRoute,
} from '@fangshi/contract/file-spaces'
import type { Db } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import { act } from '../../kernel/http/act.ts'
import { behindButton } from '../../kernel/http/on.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { isOwnPicture } from '../files/public.ts'
import { moveFiles } from './move-files.ts'
import { fileSpaceDirs, fileSpaces } from './schema.ts'

/** How many pictures folders hold. */
async function countFiles(db: Db, dirIds: readonly number[]): Promise<Map<number, number>> {
  const count = sql<number>`count(*)::int`
  const rows = await db.q
    .select({ dir_id: fileSpaces.dir_id, count })
    .from(fileSpaces)
    .where(inArray(fileSpaces.dir_id, [...dirIds]))
    .groupBy(fileSpaces.dir_id)
  return new Map(rows.map((row) => [row.dir_id as number, row.count]))
}

const dirs = serve(dirsContract, {
  table: fileSpaceDirs,
  order: ['id'],
  own: ownStore,
  show: async (rows, { db }) => {
    const counts = await countFiles(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id }) => ({ files_count: counts.get(id) ?? 0 }))
  },
})

const pictures = serve(filesContract, {
  table: fileSpaces,
  own: ownStore,
  filters: {
    dir_id: (condition) =>
      condition.values[0] === 0 ? isNull(fileSpaces.dir_id) : conditionSql(fileSpaces.dir_id, condition),
  },
  check: async ({ form, before }, { tx, who }) => {
    if (form && !before && !(await isOwnPicture(tx, { kind: 'store', id: ownStore(who).store_id }, String(form.url))))
      failFields({ url: 'FILE_ADDRESS_INVALID' })
  },
  // The picture of a row never changes; its name and folder may.
  toColumns: ({ url, ...form }, _, before) => (before ? form : { url, ...form }),
})

/** The store's pictures in folders; what forms choose from. */
export const fileSpaceSeller = [
  ...dirs,
  ...pictures,
  behindButton(filesContract.path, 'edit', act(moveRoute, moveFiles)),
]
