import { statement, type Db } from '../../kernel/db/db.ts'
import type { StoredImage } from './store-image.ts'

const count = statement(
  'files.of_owner_since',
  'select count(*) as n from files where owner_kind = $1 and owner_id = $2 and created_at > $3',
)
const insert = statement(
  'files.insert',
  `insert into files (owner_kind, owner_id, url, bytes, width, height, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
)

export interface FileOwner {
  kind: 'user' | 'admin'
  id: number
}

export const filesSince = async (db: Db, owner: FileOwner, since: Date): Promise<number> =>
  (await db.row<{ n: number }>(count, [owner.kind, owner.id, since]))?.n ?? 0

export const insertFile = (db: Db, owner: FileOwner, image: StoredImage, now: Date): Promise<unknown> =>
  db.rows(insert, [owner.kind, owner.id, image.url, image.bytes, image.width, image.height, now])
