import * as contract from '@fangshi/contract/addresses'
import { on } from '../../../kernel/http/on.ts'
import { addressesOf, type AddressRow } from './addresses.db.ts'
import { addAddress, chooseDefault, editAddress, ownAddress, removeAddress } from './addresses.ts'

const show = ({ province_code, city_code, region_code, ...row }: AddressRow) => ({
  ...row,
  area: [province_code, city_code, ...(region_code ? [region_code] : [])],
})

export const addressRoutes = [
  on(contract.listAddresses, async ({ ctx, who }) => (await addressesOf(ctx.db, who.user_id)).map(show)),
  on(contract.showAddress, async ({ ctx, who, params }) => show(await ownAddress(ctx, who.user_id, params.id))),
  on(contract.addAddress, async ({ ctx, who, body }) => show(await addAddress(ctx, who.user_id, body))),
  on(contract.defaultAddress, async ({ ctx, who, params }) => show(await chooseDefault(ctx, who.user_id, params.id))),
  on(contract.editAddress, async ({ ctx, who, params, body }) =>
    show(await editAddress(ctx, who.user_id, params.id, body)),
  ),
  on(contract.removeAddress, async ({ ctx, who, params }) => {
    await removeAddress(ctx, who.user_id, params.id)
    return {}
  }),
]
