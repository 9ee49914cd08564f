import type { Input } from '@fangshi/contract/route'
import { ApplicationInput, type Application, type saveApplication } from '@fangshi/contract/store-opening'
import { fits } from '~/form/field-errors.ts'

export type Draft = NonNullable<Input<typeof saveApplication>['body']>

/** The values of the form: the wire fields, with one field per language and numbers as typed. */
export interface DraftValues {
  store_logo: string
  store_name: string
  store_name_en: string
  class_ids: number[]
  area: string[]
  store_address: string
  store_lat: string
  store_lng: string
  store_company_name: string
  business_license: string
  business_license_no: string
  legal_person: string
  store_phone: string
  /** Empty to keep the number on file. */
  id_card_no: string
  id_card_t: string
  id_card_b: string
  emergency_contact: string
  emergency_contact_phone: string
}
export type DraftField = keyof DraftValues

/** In page order. */
export const draftFields: readonly DraftField[] = [
  'store_logo',
  'store_name',
  'store_name_en',
  'class_ids',
  'store_company_name',
  'area',
  'store_address',
  'store_lat',
  'store_lng',
  'business_license',
  'business_license_no',
  'legal_person',
  'id_card_no',
  'id_card_t',
  'id_card_b',
  'store_phone',
  'emergency_contact',
  'emergency_contact_phone',
]

const degreesText = (degrees: number | null): string => (degrees === null ? '' : String(degrees))

/** The form values of a saved application. */
export const valuesOf = ({ store_name, store_lat, store_lng, ...application }: Application): DraftValues => ({
  store_logo: application.store_logo,
  store_name: store_name['zh-cn'],
  store_name_en: store_name.en ?? '',
  class_ids: application.class_ids,
  area: application.area,
  store_address: application.store_address,
  store_lat: degreesText(store_lat),
  store_lng: degreesText(store_lng),
  store_company_name: application.store_company_name,
  business_license: application.business_license,
  business_license_no: application.business_license_no,
  legal_person: application.legal_person,
  store_phone: application.store_phone,
  id_card_no: '',
  id_card_t: application.id_card_t,
  id_card_b: application.id_card_b,
  emergency_contact: application.emergency_contact,
  emergency_contact_phone: application.emergency_contact_phone,
})

const { shape } = ApplicationInput

/** The wire field of a form field. */
export const wireField = (field: DraftField): keyof Draft => (field === 'store_name_en' ? 'store_name' : field)

/** The draft to save for these fields. Incomplete values, such as half a phone number, are left out for now. */
export function draftOf(values: DraftValues, fields: Iterable<DraftField>): Draft {
  const names = new Set([...fields].map(wireField))
  // The two coordinates are saved together or not at all.
  if (names.has('store_lat')) names.add('store_lng')
  if (names.has('store_lng')) names.add('store_lat')
  if (!values.id_card_no) names.delete('id_card_no')
  const wire = {
    ...values,
    store_name: { 'zh-cn': values.store_name, en: values.store_name_en },
    store_lat: values.store_lat || null,
    store_lng: values.store_lng || null,
  }
  const draft = Object.fromEntries(
    [...names].filter((name) => fits(shape[name])(wire[name]) === true).map((name) => [name, wire[name]]),
  )
  const hasPlace = 'store_lat' in draft && 'store_lng' in draft && !values.store_lat === !values.store_lng
  if (!hasPlace) {
    delete draft.store_lat
    delete draft.store_lng
  }
  return draft as Draft
}
