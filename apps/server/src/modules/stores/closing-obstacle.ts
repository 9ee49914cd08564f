import { statement, type Db } from '../../kernel/db/db.ts'

const owns = statement('stores.of_owner', 'select exists (select from stores where user_id = $1) as found')

/** A store, or an application for one, keeps its owner's account open: its documents and its books name the owner. */
export const storeObstacle = async (db: Db, userId: number): Promise<'store' | null> =>
  (await db.row<{ found: boolean }>(owns, [userId]))?.found ? 'store' : null
