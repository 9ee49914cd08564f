import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { open } from '../../kernel/secret-box.ts'
import { getSettings } from '../settings/public.ts'
import { StoreFault, type FileStore } from './file-store.ts'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'

export type StoreName = 'local' | 's3'

/** The storage with that name as configured. Throws `StoreFault` when it is not configured. */
async function storeNamed(ctx: Context, name: StoreName): Promise<FileStore> {
  if (name === 'local') return localStore(ctx.config.dataDir)
  const upload = await getSettings(ctx.db, 'upload')
  return s3Store(upload, open(ctx, upload.access, 'upload.access'), { publicOnly: !ctx.config.outgoingPrivate })
}

/** Runs an operation on a storage; faults are logged and answered as UPLOAD_STORE_FAILED. */
export async function withStore<T>(ctx: Context, name: StoreName, work: (store: FileStore) => Promise<T>): Promise<T> {
  try {
    return await work(await storeNamed(ctx, name))
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    ctx.log.error({ err: error, key: error.key }, 'the store of uploads failed')
    return fail('UPLOAD_STORE_FAILED')
  }
}
