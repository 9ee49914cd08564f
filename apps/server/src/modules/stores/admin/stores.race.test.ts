import { saveApplication, submitApplication } from '@fangshi/contract/store-opening'
import { changeOwnDocuments } from '@fangshi/contract/store-documents'
import { approveDocumentChange, denyDocumentChange, denyStore, passStore } from '@fangshi/contract/stores-admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller, mintShopper } from '../../../../test/accounts.ts'
import { makeApplication, someDocuments } from '../../../../test/files/documents.ts'

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const rowOf = async (id: number) =>
  (
    await backoffice.app.ctx.db.pool.query('select verify, refuse_reason, store_address from stores where id = $1', [
      id,
    ])
  ).rows[0]
const countOf = (keys: readonly string[], key: string): number => keys.filter((it) => it === key).length

test('of administrators who decide at once one wins, and a passed store has one default of freight', async () => {
  for (let round = 0; round < 5; round++) {
    const { user_id } = await mintShopper(backoffice.app)
    const { store_id: id, submissions } = await makeApplication(backoffice.app, user_id)
    const decisions = [0, 1, 2].flatMap(() => [
      backoffice.boss(passStore, { params: { id }, body: { submissions } }),
      backoffice.boss(denyStore, { params: { id }, body: { submissions, reason: '不清楚' } }),
    ])
    const keys = await Promise.all(decisions.map(keyOf))
    expect([countOf(keys, 'ok'), countOf(keys, 'STORE_MOVE_REFUSED')]).toEqual([1, 5])
    expect((await rowOf(id)).verify).toBe(keys.indexOf('ok') % 2 ? 'denied' : 'passed')
    const { rowCount } = await backoffice.app.ctx.db.pool.query('select from freight_templates where store_id = $1', [
      id,
    ])
    expect(rowCount).toBe(keys.indexOf('ok') % 2 ? 0 : 1)
  }
})

test('what is passed is what was handed in: the applicant’s edits at that moment are refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { user_id, token } = await mintShopper(backoffice.app)
    const { store_id: id } = await makeApplication(backoffice.app, user_id)
    const home = backoffice.app.as(token)
    const edit = () => keyOf(home(saveApplication, { body: { store_address: '别处' } }))
    const submit = () => keyOf(home(submitApplication, { body: {} }))
    const pass = keyOf(backoffice.boss(passStore, { params: { id }, body: { submissions: 1 } }))
    const keys = await Promise.all([edit(), pass, edit(), submit()])
    expect(keys).toEqual(['APPLICATION_CLOSED', 'ok', 'APPLICATION_CLOSED', 'APPLICATION_CLOSED'])
    expect(await rowOf(id)).toMatchObject({ verify: 'passed', store_address: '' })
  }
})

test('of decisions about a change of documents one wins, and never about another than was seen', async () => {
  for (let round = 0; round < 5; round++) {
    const store = await mintSeller(backoffice.app)
    const owner = backoffice.app.as(store.token, 'Seller')
    const documents = await someDocuments(backoffice.app, store.user_id)
    const hand = (legal_person: string) => owner(changeOwnDocuments, { body: { ...documents, legal_person } })
    await hand('沈山')
    const { rows } = await backoffice.app.ctx.db.pool.query<{ id: number }>(
      'select id from document_changes where store_id = $1',
      [store.store_id],
    )
    const params = { id: rows[0]?.id as number }
    const approve = () => keyOf(backoffice.boss(approveDocumentChange, { params, body: {} }))
    const deny = () => keyOf(backoffice.boss(denyDocumentChange, { params, body: { reason: '不清楚' } }))
    const [replaced, ...keys] = await Promise.all([keyOf(hand('沈水')), approve(), deny(), approve(), deny()])
    expect(replaced).toBe('ok')
    expect(countOf(keys, 'ok')).toBeLessThanOrEqual(1)
    expect(countOf(keys, 'ok') + countOf(keys, 'CHANGE_DECIDED')).toBe(4)
    const held = await backoffice.app.ctx.db.pool.query(
      'select legal_person from store_documents where store_id = $1',
      [store.store_id],
    )
    const isApproved = keys[0] === 'ok' || keys[2] === 'ok'
    expect(held.rows).toEqual(isApproved ? [{ legal_person: '沈山' }] : [])
  }
})
