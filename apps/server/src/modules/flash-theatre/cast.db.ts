import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

export interface CastRow {
  user_id: number
  address_id: number
}

const read = statement(
  'theatre.buyers',
  `select b.user_id, b.address_id from theatre_buyers b join users u on u.id = b.user_id
    where u.status = 'active' order by b.user_id limit $1`,
)
/** The first buyers of earlier drills. */
export const castRows = (db: Db, count: number) => db.rows<CastRow>(read, [count])

const insert = statement('theatre.insert_buyer', 'insert into theatre_buyers (user_id, address_id) values ($1, $2)')
export const insertBuyer = (tx: Tx, { user_id, address_id }: CastRow) => tx.rows(insert, [user_id, address_id])

const district = statement('theatre.district', 'select code from areas where deep = 2 order by code limit 1')
/** The code of some district; undefined when there are no areas. */
export const anyDistrict = async (db: Db): Promise<string | undefined> =>
  (await db.row<{ code: string }>(district))?.code
