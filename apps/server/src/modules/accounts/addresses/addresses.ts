import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import { areaChain } from '../../geo/public.ts'
import {
  addressesOf,
  addressFor,
  clearDefault,
  deleteAddress,
  insertAddress,
  lockAddresses,
  makeNewestDefault,
  updateAddress,
  type AddressRow,
} from './addresses.db.ts'

const maxAddresses = 20

export interface AddressForm {
  receive_name: string
  receive_tel: string
  area: readonly string[]
  address: string
  is_default?: boolean
}

/** One of the user's addresses. Throws ADDRESS_NOT_FOUND, also for someone else's. */
export const ownAddress = async (ctx: Context, userId: number, id: number): Promise<AddressRow> =>
  (await addressFor(ctx.db, userId, id)) ?? fail('ADDRESS_NOT_FOUND')

/** Adds an address; the first one becomes the default. Throws ADDRESS_LIMIT beyond 20, AREA_INVALID. */
export async function addAddress(ctx: Context, userId: number, form: AddressForm): Promise<AddressRow> {
  const { area, is_default = false, ...rest } = form
  const chain = await areaChain(ctx.db, area)
  return inTx(ctx.db, async (tx) => {
    await lockAddresses(tx, userId)
    const count = (await addressesOf(tx, userId)).length
    if (count >= maxAddresses) fail('ADDRESS_LIMIT')
    if (is_default) await clearDefault(tx, userId)
    return insertAddress(tx, userId, { ...rest, ...chain, is_default: is_default || count === 0 })
  })
}

/** Changes one of the user's addresses. The default stays the default until another one is chosen. */
export async function editAddress(ctx: Context, userId: number, id: number, form: AddressForm): Promise<AddressRow> {
  const { area, is_default = false, ...rest } = form
  await ownAddress(ctx, userId, id)
  const chain = await areaChain(ctx.db, area)
  return inTx(ctx.db, async (tx) => {
    await lockAddresses(tx, userId)
    const before = (await addressFor(tx, userId, id)) ?? fail('ADDRESS_NOT_FOUND')
    if (is_default) await clearDefault(tx, userId)
    const address = { ...rest, ...chain, is_default: is_default || before.is_default }
    return (await updateAddress(tx, userId, id, address)) ?? fail('ADDRESS_NOT_FOUND')
  })
}

/** Makes one of the user's addresses the default. */
export async function chooseDefault(ctx: Context, userId: number, id: number): Promise<AddressRow> {
  return inTx(ctx.db, async (tx) => {
    await lockAddresses(tx, userId)
    const { id: _, ...address } = (await addressFor(tx, userId, id)) ?? fail('ADDRESS_NOT_FOUND')
    await clearDefault(tx, userId)
    return (await updateAddress(tx, userId, id, { ...address, is_default: true })) ?? fail('ADDRESS_NOT_FOUND')
  })
}

/** Deletes one of the user's addresses; when it was the default, the newest becomes the default. */
export async function removeAddress(ctx: Context, userId: number, id: number): Promise<void> {
  await inTx(ctx.db, async (tx) => {
    await lockAddresses(tx, userId)
    const gone = (await deleteAddress(tx, userId, id)) ?? fail('ADDRESS_NOT_FOUND')
    if (gone.is_default) await makeNewestDefault(tx, userId)
  })
}
