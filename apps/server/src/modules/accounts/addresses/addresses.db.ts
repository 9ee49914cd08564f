import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { addressColumns, type AddressRow } from './address.sql.ts'

export type NewAddress = Omit<AddressRow, 'id'>

const list = statement(
  'accounts.addresses',
  `select ${addressColumns} from addresses where user_id = $1 order by is_default desc, id desc`,
)
const one = statement('accounts.address', `select ${addressColumns} from addresses where user_id = $1 and id = $2`)
const preset = statement(
  'accounts.address_default',
  `select ${addressColumns} from addresses where user_id = $1 and is_default`,
)
const insert = statement(
  'accounts.address_insert',
  `insert into addresses (user_id, receive_name, receive_tel, province_code, city_code, region_code, area_info, address, is_default)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${addressColumns}`,
)
const update = statement(
  'accounts.address_update',
  `update addresses set receive_name = $3, receive_tel = $4, province_code = $5, city_code = $6, region_code = $7,
          area_info = $8, address = $9, is_default = $10
    where user_id = $1 and id = $2 returning ${addressColumns}`,
)
const dropDefault = statement(
  'accounts.address_drop_default',
  'update addresses set is_default = false where user_id = $1 and is_default',
)
const remove = statement(
  'accounts.address_delete',
  'delete from addresses where user_id = $1 and id = $2 returning is_default',
)
const newestDefault = statement(
  'accounts.address_newest_default',
  `update addresses set is_default = true
    where id = (select max(id) from addresses where user_id = $1) returning id`,
)
const lockOwner = statement('accounts.lock_user', 'select id from users where id = $1 for update')

const values = (a: NewAddress): unknown[] => [
  a.receive_name,
  a.receive_tel,
  a.province_code,
  a.city_code,
  a.region_code,
  a.area_info,
  a.address,
  a.is_default,
]

/** The user's addresses, the default one first, then the newest. */
export const addressesOf = (db: Db, userId: number): Promise<AddressRow[]> => db.rows(list, [userId])

/** One of the user's addresses, or the default one for null. Undefined when there is none, also for someone else's. */
export const addressFor = (db: Db, userId: number, addressId: number | null): Promise<AddressRow | undefined> =>
  addressId === null ? db.row(preset, [userId]) : db.row(one, [userId, addressId])

/** Serialises writes to a user's addresses, so that the limit and the single default hold. */
export const lockAddresses = (tx: Tx, userId: number): Promise<unknown> => tx.rows(lockOwner, [userId])

export const insertAddress = async (tx: Tx, userId: number, address: NewAddress): Promise<AddressRow> =>
  (await tx.row<AddressRow>(insert, [userId, ...values(address)])) as AddressRow

export const updateAddress = (
  tx: Tx,
  userId: number,
  id: number,
  address: NewAddress,
): Promise<AddressRow | undefined> => tx.row(update, [userId, id, ...values(address)])

export const clearDefault = (tx: Tx, userId: number): Promise<unknown> => tx.rows(dropDefault, [userId])

/** Deletes one of the user's addresses; undefined when it does not exist. */
export const deleteAddress = (tx: Tx, userId: number, id: number): Promise<{ is_default: boolean } | undefined> =>
  tx.row(remove, [userId, id])

export const makeNewestDefault = (tx: Tx, userId: number): Promise<unknown> => tx.rows(newestDefault, [userId])
