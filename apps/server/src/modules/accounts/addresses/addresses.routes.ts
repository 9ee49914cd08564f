import * as contract from '@fangshi/contract/addresses'
import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../../context.ts'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { placesIn } from '../../geo/public.ts'
import type { AddressRow } from './address.sql.ts'
import { addressesOf } from './addresses.db.ts'
import { addAddress, chooseDefault, editAddress, ownAddress, removeAddress } from './addresses.ts'

interface ShowContext {
  ctx: Context
  locale: Locale
}

const showRow = ({ province_code, city_code, region_code, ...row }: AddressRow) => ({
  ...row,
  area: [province_code, city_code, ...(region_code ? [region_code] : [])],
})

/** Addresses on the wire, with their places in the reader's language. */
async function showAll(rows: readonly AddressRow[], { ctx, locale }: ShowContext) {
  const place = await placesIn(
    ctx.db,
    rows.map(({ area_info }) => area_info),
    locale,
  )
  return rows.map((row) => showRow({ ...row, area_info: place(row.area_info) }))
}

const show = async (row: AddressRow, context: ShowContext) => (await showAll([row], context))[0] ?? showRow(row)

export const addressRoutes = [
  on(contract.listAddresses, async (call) => showAll(await addressesOf(call.ctx.db, call.who.user_id), call)),
  on(contract.showAddress, async (call) => show(await ownAddress(call.ctx.db, call.who.user_id, call.params.id), call)),
  act(contract.addAddress, addAddress, show),
  act(contract.defaultAddress, chooseDefault, show),
  act(contract.editAddress, editAddress, show),
  act(contract.removeAddress, removeAddress),
]
