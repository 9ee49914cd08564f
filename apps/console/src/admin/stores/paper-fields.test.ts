import type { Papers } from '@fangshi/contract/papers'
import { expect, test } from 'vitest'
import { changedFields, paperFields } from './paper-fields.ts'

const papers = Object.fromEntries(paperFields.map(({ name }) => [name, name])) as unknown as Papers

test('only what differs is a change', () => {
  expect([...changedFields(papers, papers)]).toEqual([])
  expect([...changedFields(papers, { ...papers, legal_person: '林', id_card_t: '/api/files/b.webp' })]).toEqual([
    'legal_person',
    'id_card_t',
  ])
})
