import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { openBytes } from '../../kernel/secret-box.ts'
import { privateKey } from './addresses.ts'
import { contentTypes, type ContentKind } from './content-kind.ts'
import { privateFileAt, type FileOwner } from './files.db.ts'
import { withStore } from './storage.ts'

/**
 * A private file by its name; `owner` restricts it to that owner's files, or to files sent by that kind of account.
 * Throws NOT_FOUND, also for someone else's file, for missing bytes and for a file sealed with another SECRET_KEY;
 * UPLOAD_STORE_FAILED.
 */
export async function readPrivate(
  ctx: Context,
  name: string,
  owner?: Pick<FileOwner, 'kind'> & Partial<FileOwner>,
): Promise<File> {
  const extension = /^[0-9a-f]{32}\.(\w+)$/.exec(name)?.[1] as ContentKind['extension'] | undefined
  if (!extension) return fail('NOT_FOUND')
  const url = `/api/files/${name}`
  const found = (await privateFileAt(ctx.db, url)) ?? fail('NOT_FOUND')
  if (owner && found.owner_kind !== owner.kind) fail('NOT_FOUND')
  if (owner?.id !== undefined && found.owner_id !== owner.id) fail('NOT_FOUND')
  const sealed = await withStore(ctx, found.store, (store) => store.read(privateKey(url)))
  try {
    const bytes = openBytes(ctx, sealed ?? fail('NOT_FOUND'))
    return new File([new Uint8Array(bytes)], name, { type: contentTypes[extension] })
  } catch (error) {
    ctx.log.error({ err: error }, `the private file ${name} is gone or cannot be opened; was SECRET_KEY changed?`)
    return fail('NOT_FOUND')
  }
}
