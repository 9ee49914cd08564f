import type { Documents } from '@fangshi/contract/documents'
import { expect, test } from 'vitest'
import { changedFields, documentFields } from './document-fields.ts'

const documents = Object.fromEntries(documentFields.map(({ name }) => [name, name])) as unknown as Documents

test('only what differs is a change', () => {
  expect([...changedFields(documents, documents)]).toEqual([])
  expect([...changedFields(documents, { ...documents, legal_person: '林', id_card_t: '/api/files/b.webp' })]).toEqual([
    'legal_person',
    'id_card_t',
  ])
})
