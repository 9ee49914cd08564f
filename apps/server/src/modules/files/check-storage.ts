import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { ask } from '../../kernel/http/outgoing.ts'
import { isSealed, open } from '../../kernel/secret-box.ts'
import type { Settings } from '../settings/public.ts'
import { StoreFault, type FileStore } from './file-store.ts'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'

const publicRead = { method: 'GET', timeoutMs: 10_000, maxBytes: 64 * 1024 } as const

async function probe(store: FileStore, publicOnly: boolean): Promise<void> {
  const key = `uploads/probe/${randomBytes(16).toString('hex')}.txt`
  const text = randomBytes(16)
  await store.put(key, text, 'application/octet-stream')
  try {
    if (!(await store.read(key))?.equals(text)) throw new StoreFault('UPLOAD_STORE_FAILED', 'it gave other bytes back')
    const address = store.address(key)
    if (address.startsWith('/')) return
    const answer = await ask(new URL(address), { ...publicRead, publicOnly }).catch((error: unknown) => error as Error)
    const isShown = !(answer instanceof Error) && answer.status === 200 && answer.body.equals(text)
    const detail = answer instanceof Error ? answer.message : String(answer.status)
    if (!isShown) throw new StoreFault('UPLOAD_STORE_UNREADABLE', detail)
  } finally {
    await store.remove(key)
  }
}

/**
 * Checks a storage configuration: writes a probe, reads it back with the key and as the public does, and removes it.
 * `access` may be sealed or plain. Throws the reason (UPLOAD_STORE_…, ADDRESS_NOT_PUBLIC) with the storage's own
 * message in `told`. Private and loopback targets are refused unless allowed (rules §11).
 */
export async function testUploadStore(ctx: Context, upload: Settings['upload']): Promise<void> {
  const publicOnly = !ctx.config.outgoingPrivate
  const secret = isSealed(upload.access) ? open(ctx, upload.access, 'upload.access') : upload.access
  try {
    const isLocal = upload.save_type === 'local'
    await probe(isLocal ? localStore(ctx.config.dataDir) : s3Store(upload, secret, { publicOnly }), publicOnly)
  } catch (error) {
    if (error instanceof StoreFault) fail(error.key, { told: error.message })
    throw error
  }
}
