import * as contract from '@fangshi/contract/addresses'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import type { AddressRow } from './address.sql.ts'
import { addressesOf } from './addresses.db.ts'
import { addAddress, chooseDefault, editAddress, ownAddress, removeAddress } from './addresses.ts'

const show = ({ province_code, city_code, region_code, ...row }: AddressRow) => ({
  ...row,
  area: [province_code, city_code, ...(region_code ? [region_code] : [])],
})

export const addressRoutes = [
  on(contract.listAddresses, async ({ ctx, who }) => (await addressesOf(ctx.db, who.user_id)).map(show)),
  on(contract.showAddress, async ({ ctx, who, params }) => show(await ownAddress(ctx.db, who.user_id, params.id))),
  act(contract.addAddress, addAddress, show),
  act(contract.defaultAddress, chooseDefault, show),
  act(contract.editAddress, editAddress, show),
  act(contract.removeAddress, removeAddress),
]
