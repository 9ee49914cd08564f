import type { Same } from '../i18n/texts.ts'
import type { texts as chinese } from './own-texts.zh-cn.ts'

export const texts: Same<typeof chinese> = {
  address: {
    add: 'Add an address',
    edit: 'Edit address',
    name: 'Full name',
    phone: 'Mobile number',
    phoneWhy: 'Only used so the courier can reach you',
    area: 'Region',
    province: 'Province',
    city: 'City',
    district: 'District',
    noDistrict: 'Not needed',
    areasFailed: 'Couldn’t load the regions.',
    street: 'Street address',
    streetExample: 'Street, building, unit number',
    makeDefault: 'Make this my default address',
    isDefault: 'Default',
    paste: 'Paste a full address to fill in the form',
    pasteExample: 'Name, phone, province, city, district, street',
    recognise: 'Fill in',
    recognised: 'Filled in. Please check the details.',
  },
}
