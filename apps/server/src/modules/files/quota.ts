import type { Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { usedBy, type FileOwner } from './files.db.ts'

const MB = 1024 * 1024
const day = 24 * 60 * 60_000

/** Upload limits of an account or store: files within 24 hours, and total bytes. */
const quotas: Readonly<Record<FileOwner['kind'], { filesADay: number; bytes: number }>> = {
  user: { filesADay: 200, bytes: 500 * MB },
  store: { filesADay: 2000, bytes: 10_000 * MB },
  admin: { filesADay: 2000, bytes: 20_000 * MB },
}

/** Throws FILE_QUOTA when one more file of `more` bytes would exceed the owner's limits. */
export async function assertQuota(db: Db, owner: FileOwner, more: number, now: Date): Promise<void> {
  const { filesADay, bytes } = quotas[owner.kind]
  const used = await usedBy(db, owner, new Date(now.getTime() - day))
  if (used.recent >= filesADay || used.bytes + more > bytes) fail('FILE_QUOTA')
}
