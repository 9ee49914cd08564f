import type { Application } from '@fangshi/contract/store-opening'
import { expect, test } from 'vitest'
import { draftFields, draftOf, valuesOf } from './draft.ts'

const application = {
  store_logo: '',
  store_name: { 'zh-cn': '松间', en: '' },
  class_ids: [3],
  area: ['33', '3301'],
  store_address: '',
  store_lat: 30.25,
  store_lng: 120.13,
  store_company_name: '松间商贸有限公司',
  business_license: '',
  business_license_no: '',
  legal_person: '',
  store_phone: '',
  id_card_no: '330106********1236',
  id_card_t: '',
  id_card_b: '',
  emergency_contact: '',
  emergency_contact_phone: '',
} as Application

test('a form begins with what was saved, but never with a masked number', () => {
  const values = valuesOf(application)
  expect(values).toMatchObject({ store_name: '松间', store_name_en: '', store_lat: '30.25', id_card_no: '' })
  expect(Object.keys(values).toSorted()).toEqual(draftFields.toSorted())
})

test('only the named fields are sent, both languages of a name together', () => {
  const values = { ...valuesOf(application), store_name_en: 'Pines' }
  expect(draftOf(values, ['store_name_en', 'class_ids'])).toEqual({
    store_name: { 'zh-cn': '松间', en: 'Pines' },
    class_ids: [3],
  })
})

test('incomplete values are not sent yet', () => {
  const values = { ...valuesOf(application), store_phone: '1380', area: ['33'], legal_person: '林' }
  expect(draftOf(values, ['store_phone', 'area', 'legal_person', 'id_card_no'])).toEqual({ legal_person: '林' })
})

test('coordinates are sent together or not at all', () => {
  const values = valuesOf(application)
  expect(draftOf({ ...values, store_lat: '31' }, ['store_lat'])).toEqual({ store_lat: '31', store_lng: '120.13' })
  expect(draftOf({ ...values, store_lat: '' }, ['store_lat'])).toEqual({})
  expect(draftOf({ ...values, store_lat: '', store_lng: '' }, ['store_lng'])).toEqual({
    store_lat: null,
    store_lng: null,
  })
})
