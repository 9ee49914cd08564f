import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { sealBytes } from '../../kernel/secret-box.ts'
import { newPrivateAddress, privateKey } from './addresses.ts'
import { insertFile } from './files.db.ts'
import { localStore } from './local-store.ts'

/**
 * Stores a WebP picture on the local disk as a private file of a user, in the caller's transaction, and returns its
 * address; used by the demo. Uploads go through `takeUpload`.
 */
export async function keepPrivate(
  tx: Tx,
  ctx: Context,
  user_id: number,
  picture: { bytes: Buffer; width: number; height: number },
): Promise<string> {
  const url = newPrivateAddress('webp')
  const { width, height } = picture
  await localStore(ctx.config.dataDir).put(privateKey(url), sealBytes(ctx, picture.bytes), 'application/octet-stream')
  const owner = { kind: 'user', id: user_id } as const
  const file = { owner, kind: 'image', url, store: 'local', is_private: true, width, height } as const
  await insertFile(tx, { ...file, bytes: picture.bytes.length }, ctx.now())
  return url
}
