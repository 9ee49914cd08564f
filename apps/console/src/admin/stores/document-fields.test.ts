import type { Documents } from '@fangshi/contract/documents'
import { expect, test } from 'vitest'
import { changedFields } from './document-fields.ts'

const documents: Documents = {
  store_company_name: '林家茶行',
  business_license_no: '91350100M000100Y43',
  legal_person: '王芳',
  id_card_no: '11010519491231002X',
  store_phone: '059188880000',
  emergency_contact: '李雷',
  emergency_contact_phone: '13800000001',
  business_license: '/api/files/licence.webp',
  id_card_t: '/api/files/front.webp',
  id_card_b: '/api/files/back.webp',
}

test('only what differs is a change', () => {
  expect([...changedFields(documents, documents)]).toEqual([])
  expect([...changedFields(documents, { ...documents, legal_person: '林', id_card_t: '/api/files/b.webp' })]).toEqual([
    'legal_person',
    'id_card_t',
  ])
})
