import type { Same } from '../same.ts'
import type { address as chinese } from '../zh-cn/address.ts'

export const address: Same<typeof chinese> = {
  add: 'Add an address',
  edit: 'Edit address',
  name: 'Full name',
  phone: 'Mobile number',
  phoneWhy: 'Only for the courier to reach you',
  area: 'Region',
  province: 'Province',
  city: 'City',
  district: 'District',
  noDistrict: 'None needed',
  areasFailed: 'The regions could not be loaded.',
  street: 'Street address',
  streetExample: 'Street, building, door number',
  makeDefault: 'Make this my default address',
  isDefault: 'Default',
  paste: 'Paste a whole address to fill the form',
  pasteExample: 'Name, phone, province, city, district, street',
  recognise: 'Fill in',
  recognised: 'Filled in. Please check.',
}
