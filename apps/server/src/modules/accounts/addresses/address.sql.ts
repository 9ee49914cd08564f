export interface AddressRow {
  id: number
  receive_name: string
  receive_tel: string
  province_code: string
  city_code: string
  region_code: string | null
  area_info: string
  address: string
  is_default: boolean
}
export const addressColumns =
  'id, receive_name, receive_tel, province_code, city_code, region_code, area_info, address, is_default'

/** The address `id` of the shopper `user`, or the default one where `id` is null, as an `AddressRow`. */
export const addressSql = (user: string, id: string): string =>
  `select ${addressColumns} from addresses
    where user_id = ${user} and case when ${id} is null then is_default else id = ${id} end`
