import { fileLimits, type FileKind } from '@fangshi/contract/files'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { fail } from '../../kernel/fail.ts'
import type { UploadedFile } from '../../kernel/http/on.ts'
import { sealBytes } from '../../kernel/secret-box.ts'
import { getSettings } from '../settings/public.ts'
import { newPrivateAddress, newPublicKey, privateKey } from './addresses.ts'
import { contentKind, contentTypes } from './content-kind.ts'
import { cropOf } from './crop.ts'
import { insertFile, lockOwner, type FileOwner, type NewFile } from './files.db.ts'
import { assertQuota } from './quota.ts'
import { withStore } from './storage.ts'
import { writeImage } from './write-image.ts'

export interface UploadOptions {
  owner: FileOwner
  /** Accepted kinds besides pictures, which are always accepted. */
  kinds: readonly FileKind[]
  /** Stored privately; certificates always are. */
  isPrivate: boolean
  /** Called with the file in the transaction that records it. */
  record?: (tx: Tx, file: NewFile) => Promise<void>
}

/** One object to store: the suffix of its key, and its bytes. */
type Objects = ReadonlyMap<string, Buffer>

async function objectsOf(file: UploadedFile, kind: FileKind, isPrivate: boolean) {
  if (kind !== 'image') return { objects: new Map([['', file.bytes]]), width: null, height: null }
  const { width, height, bytes, small } = await writeImage(file.bytes, cropOf(file.fields), !isPrivate)
  return { objects: new Map([['', bytes], ...small]), width, height }
}

const sizeOf = (objects: Objects): number => [...objects.values()].reduce((sum, { length }) => sum + length, 0)

/**
 * Inserts the row under the owner's lock, so that concurrent uploads cannot exceed the quota together. It opens the
 * transaction itself, once the bytes are stored, since no transaction should wait for that.
 */
const record = (ctx: Context, file: NewFile, options: UploadOptions): Promise<void> =>
  inTx(ctx.db, async (tx) => {
    const now = ctx.now()
    await lockOwner(tx, file.owner)
    await assertQuota(tx, file.owner, file.bytes, now)
    await insertFile(tx, file, now)
    await options.record?.(tx, file)
  })

/**
 * Stores an uploaded file and returns its address. Pictures are re-encoded; `option[width]` and `option[height]` crop
 * them. Private files are sealed. Throws FILE_NOT_IMAGE, FILE_KIND_REFUSED, FILE_TOO_LARGE, FILE_QUOTA, INVALID_INPUT,
 * UPLOAD_STORE_FAILED.
 */
export async function takeUpload(ctx: Context, options: UploadOptions, sent: UploadedFile): Promise<string> {
  const found = contentKind(sent.bytes)
  if (!found || !options.kinds.includes(found.kind))
    return fail(options.kinds.length === 1 ? 'FILE_NOT_IMAGE' : 'FILE_KIND_REFUSED')
  const { kind, extension } = found
  if (sent.bytes.length > fileLimits[kind]) fail('FILE_TOO_LARGE')
  const { owner } = options
  await assertQuota(ctx.db, owner, 0, ctx.now()) // checked again below; this check saves the work
  const is_private = options.isPrivate || kind === 'pem'
  const { objects, width, height } = await objectsOf(sent, kind, is_private)
  const bytes = sizeOf(objects)
  const { save_type: store } = await getSettings(ctx.db, 'upload')

  return withStore(ctx, store, async (files) => {
    const address = is_private ? newPrivateAddress(extension) : ''
    const key = is_private ? privateKey(address) : newPublicKey(extension)
    const url = address || files.address(key)
    const keyOf = (ending: string): string => key.replace(/(\.\w+)$/, `${ending}$1`)
    const put = ([ending, content]: [string, Buffer]): Promise<void> =>
      is_private
        ? files.put(keyOf(ending), sealBytes(ctx, content), 'application/octet-stream')
        : files.put(keyOf(ending), content, contentTypes[extension])
    try {
      await Promise.all([...objects].map(put))
      await record(ctx, { owner, kind, url, store, is_private, bytes, width, height }, options)
    } catch (error) {
      await Promise.allSettled([...objects.keys()].map((ending) => files.remove(keyOf(ending))))
      throw error
    }
    return url
  })
}
