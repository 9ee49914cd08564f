import type { ErrorKey } from '@fangshi/contract/errors'
import type { Db } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import { isUploadUrl } from './addresses.ts'
import { privateFilesOf } from './files.db.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Refuses addresses of pictures that were not uploaded here, at their fields. Empty ones and those that the row already
 * has may stay.
 */
export async function needUploads(
  db: Db,
  form: Fields | undefined,
  before: Fields | undefined,
  ...names: readonly string[]
): Promise<void> {
  const foreign: [string, ErrorKey][] = []
  for (const name of names) {
    const address = form?.[name]
    if (typeof address !== 'string' || address === '' || address === before?.[name]) continue
    if (!(await isUploadUrl(db, address))) foreign.push([name, 'FILE_ADDRESS_INVALID'])
  }
  if (foreign.length) failFields(Object.fromEntries(foreign))
}

/** Refuses private files that the user did not upload, at their fields; those that the row already has may stay. */
export async function needPrivateUploads(
  db: Db,
  userId: number,
  form: Fields,
  before: Fields | undefined,
  ...names: readonly string[]
): Promise<void> {
  const changed = names.filter((name) => form[name] && form[name] !== before?.[name])
  if (!changed.length) return
  const own = await privateFilesOf(
    db,
    userId,
    changed.map((name) => String(form[name])),
  )
  const foreign = changed.filter((name) => !own.has(String(form[name])))
  if (foreign.length) failFields(Object.fromEntries(foreign.map((name) => [name, 'FILE_ADDRESS_INVALID' as const])))
}
