import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StoreFault, type FileStore } from './file-store.ts'

/** The disk is not to be read or written; a full one is thrown as it is, since all of the server is concerned (BUSY). */
const fault = (error: NodeJS.ErrnoException): never => {
  if (['ENOSPC', 'EDQUOT', 'EROFS'].includes(error.code ?? '')) throw error
  throw new StoreFault('UPLOAD_STORE_FAILED', error.code ?? error.message)
}

/** Files below `DATA_DIR`, readable by this server alone: `uploads/` is served publicly, `private/` is not. */
export const localStore = (dataDir: string): FileStore => ({
  async put(key, bytes) {
    const path = join(dataDir, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(fault)
    // Moved into place when it is whole, so that a crash leaves the earlier content.
    await writeFile(`${path}.new`, bytes, { mode: 0o600 }).catch(fault)
    await rename(`${path}.new`, path).catch(fault)
  },
  read: (key) =>
    readFile(join(dataDir, key)).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? null : fault(error),
    ),
  remove: (key) => rm(join(dataDir, key), { force: true }).catch(fault),
  address: (key) => `/${key}`,
})
