import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { areaChain } from '../../geo/public.ts'
import type { AddressRow } from './address.sql.ts'
import {
  addressesOf,
  addressFor,
  clearDefault,
  deleteAddress,
  insertAddress,
  lockAddresses,
  makeNewestDefault,
  updateAddress,
} from './addresses.db.ts'

const maxAddresses = 20

interface AddressInput {
  receive_name: string
  receive_tel: string
  area: readonly string[]
  address: string
  is_default?: boolean | undefined
}

/** One of the user's addresses. Throws ADDRESS_NOT_FOUND, also for someone else's. */
export const ownAddress = async (db: Db, userId: number, id: number): Promise<AddressRow> =>
  (await addressFor(db, userId, id)) ?? fail('ADDRESS_NOT_FOUND')

/** Adds an address; the first one becomes the default. Throws ADDRESS_LIMIT beyond 20, AREA_INVALID. */
export async function addAddress(
  tx: Tx,
  _ctx: Context,
  { user_id }: Shopper,
  { area, is_default = false, ...rest }: AddressInput,
): Promise<AddressRow> {
  const chain = await areaChain(tx, area)
  await lockAddresses(tx, user_id)
  const count = (await addressesOf(tx, user_id)).length
  if (count >= maxAddresses) fail('ADDRESS_LIMIT')
  if (is_default) await clearDefault(tx, user_id)
  return insertAddress(tx, user_id, { ...rest, ...chain, is_default: is_default || count === 0 })
}

/**
 * Changes one of the user's addresses. The default stays the default until another one is chosen. Throws
 * ADDRESS_NOT_FOUND, AREA_INVALID.
 */
export async function editAddress(
  tx: Tx,
  _ctx: Context,
  { user_id }: Shopper,
  { id, area, is_default = false, ...rest }: AddressInput & { id: number },
): Promise<AddressRow> {
  await lockAddresses(tx, user_id)
  const before = await ownAddress(tx, user_id, id)
  const chain = await areaChain(tx, area)
  if (is_default) await clearDefault(tx, user_id)
  const address = { ...rest, ...chain, is_default: is_default || before.is_default }
  return (await updateAddress(tx, user_id, id, address)) ?? fail('ADDRESS_NOT_FOUND')
}

/** Makes one of the user's addresses the default. Throws ADDRESS_NOT_FOUND. */
export async function chooseDefault(
  tx: Tx,
  _ctx: Context,
  { user_id }: Shopper,
  { id }: { id: number },
): Promise<AddressRow> {
  await lockAddresses(tx, user_id)
  const { id: _, ...address } = await ownAddress(tx, user_id, id)
  await clearDefault(tx, user_id)
  return (await updateAddress(tx, user_id, id, { ...address, is_default: true })) ?? fail('ADDRESS_NOT_FOUND')
}

/** Deletes one of the user's addresses; when it was the default, the newest becomes the default. Throws ADDRESS_NOT_FOUND. */
export async function removeAddress(
  tx: Tx,
  _ctx: Context,
  { user_id }: Shopper,
  { id }: { id: number },
): Promise<void> {
  await lockAddresses(tx, user_id)
  const gone = (await deleteAddress(tx, user_id, id)) ?? fail('ADDRESS_NOT_FOUND')
  if (gone.is_default) await makeNewestDefault(tx, user_id)
}
