import type { FileKind } from '@fangshi/contract/files'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { StoreName } from './storage.ts'

export interface FileOwner {
  kind: 'user' | 'admin' | 'store'
  id: number
}

const lock = statement(
  'files.lock_owner',
  `select pg_advisory_xact_lock(hashtextextended('files ' || $1 || ' ' || $2, 0))`,
)
const used = statement(
  'files.used',
  `select count(*) filter (where created_at > $3) as recent, coalesce(sum(bytes), 0)::int8 as bytes
     from files where owner_kind = $1 and owner_id = $2`,
)

/** Serialises writes of this owner's files until the transaction ends. */
export const lockOwner = (tx: Tx, owner: FileOwner): Promise<unknown> => tx.rows(lock, [owner.kind, String(owner.id)])

/** An owner's usage: files since an instant, and total bytes. */
export async function usedBy(db: Db, owner: FileOwner, since: Date): Promise<{ recent: number; bytes: number }> {
  const row = await db.row<{ recent: number; bytes: number }>(used, [owner.kind, owner.id, since])
  return row ?? { recent: 0, bytes: 0 }
}

export interface NewFile {
  owner: FileOwner
  kind: FileKind
  url: string
  store: StoreName
  is_private: boolean
  bytes: number
  width: number | null
  height: number | null
}

const insert = statement(
  'files.insert',
  `insert into files (owner_kind, owner_id, kind, url, store, is_private, bytes, width, height, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

export const insertFile = (tx: Tx, file: NewFile, now: Date): Promise<unknown> =>
  tx.rows(insert, [
    file.owner.kind,
    file.owner.id,
    file.kind,
    file.url,
    file.store,
    file.is_private,
    file.bytes,
    file.width,
    file.height,
    now,
  ])

const publicPicture = statement(
  'files.public_picture',
  `select 1 as found from files where url = $1 and kind = 'image' and not is_private`,
)
const ownPicture = statement(
  'files.own_picture',
  `select 1 as found from files
    where url = $3 and owner_kind = $1 and owner_id = $2 and kind = 'image' and not is_private`,
)
/** Whether an owner uploaded a public picture under this address. */
export const isOwnPicture = async (db: Db, { kind, id }: FileOwner, url: string): Promise<boolean> =>
  (await db.row(ownPicture, [kind, id, url])) !== undefined

const privateFile = statement(
  'files.private',
  'select owner_kind, owner_id, store from files where url = $1 and is_private',
)

const ownPrivate = statement(
  'files.own_private',
  `select url from files where url = any($1) and is_private and owner_kind = 'user' and owner_id = $2`,
)

/** Those of the addresses that are private files uploaded by the user. */
export const privateFilesOf = async (db: Db, userId: number, urls: readonly string[]): Promise<Set<string>> =>
  new Set((await db.rows<{ url: string }>(ownPrivate, [urls, userId])).map(({ url }) => url))

/** Whether a public picture was stored under this address. */
export const isPictureKnown = async (db: Db, url: string): Promise<boolean> =>
  (await db.row(publicPicture, [url])) !== undefined

export const privateFileAt = (
  db: Db,
  url: string,
): Promise<{ owner_kind: FileOwner['kind']; owner_id: number; store: StoreName } | undefined> =>
  db.row(privateFile, [url])

const forget = statement(
  'files.forget_private',
  `delete from files where owner_kind = 'user' and owner_id = $1 and is_private`,
)

/** Forgets the private files of a user: their addresses lead nowhere, and what is stored stays sealed. */
export const forgetPrivate = (tx: Tx, userId: number) => tx.rows(forget, [userId])
