import type { Call } from '@fangshi/contract/client'
import { privateFileAdmin, privateName } from '@fangshi/contract/files'
import { changeOwnDocuments, getOwnDocuments } from '@fangshi/contract/store-documents'
import {
  approveDocumentChange,
  countAdminStores,
  denyDocumentChange,
  listDocumentChanges,
  storeDocumentFile,
  storeDocuments,
} from '@fangshi/contract/stores-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller, mintShopper, mintStaff, type Minted } from '../../../../test/accounts.ts'
import { privateFile, sendPictures, someDocuments } from '../../../../test/files/documents.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { createSession } from '../../accounts/public.ts'

let backoffice: Backoffice
let store: Minted & { store_id: number }
let owner: Call
let documents: Awaited<ReturnType<typeof someDocuments>>
beforeAll(async () => {
  backoffice = await openBackoffice()
})
beforeEach(async () => {
  store = await mintSeller(backoffice.app)
  owner = backoffice.app.as(store.token, 'Seller')
  documents = await someDocuments(backoffice.app, store.user_id)
})
afterAll(() => backoffice.app.close())

const change = (form: object = {}) => owner(changeOwnDocuments, { body: { ...documents, ...form } })
const waiting = async () => {
  const { data } = await backoffice.boss(listDocumentChanges, { query: { status: 'pending', per_page: 400 } })
  return data.find(({ store_id }) => store_id === store.store_id)
}
const waitingId = async (): Promise<number> => (await waiting())?.id as number
const view = () => backoffice.boss(storeDocuments, { params: { id: store.store_id } })
const approve = (id: number) => backoffice.boss(approveDocumentChange, { params: { id }, body: {} })

test('documents that were submitted or decided meanwhile are not written over unseen', async () => {
  const { revision } = await owner(getOwnDocuments, {})
  await change({ legal_person: '另一窗口' })
  expect(await keyOf(change({ revision }))).toBe('FORM_STALE')
  const seen = await owner(getOwnDocuments, {})
  expect(await keyOf(change({ revision: seen.revision }))).toBe('ok')
  const waits = await owner(getOwnDocuments, {})
  await approve(await waitingId())
  // The form shows the same values as before the decision.
  const next = change({ revision: waits.revision, legal_person: '沈水' })
  expect(await keyOf(next)).toBe('ok')
})

test('changed documents wait, are replaced, denied with a reason, and hold once they are approved', async () => {
  const masked = `${documents.id_card_no.slice(0, 6)}********${documents.id_card_no.slice(14)}`
  expect(await owner(getOwnDocuments, {})).toMatchObject({ documents: { legal_person: '' }, change: null })
  const handed = await change()
  expect(handed).toMatchObject({
    documents: { legal_person: '' },
    change: { status: 'pending', documents: { ...documents, id_card_no: masked }, decided_at: null },
  })
  expect((await waiting())?.actions).toEqual(['approve', 'deny'])
  const first = await waitingId()
  const { id_card_no: number, ...rest } = documents
  await owner(changeOwnDocuments, { body: { ...rest, legal_person: '沈水' } })
  expect(await keyOf(approve(first))).toBe('CHANGE_DECIDED')
  expect(await view()).toMatchObject({
    documents: { legal_person: '' },
    change: { documents: { legal_person: '沈水', id_card_no: number } },
  })
  const denied = await waitingId()
  await expect(
    backoffice.boss(denyDocumentChange, { params: { id: denied }, body: { reason: '' } }),
  ).rejects.toMatchObject({
    fields: { reason: 'REQUIRED' },
  })
  await backoffice.boss(denyDocumentChange, { params: { id: denied }, body: { reason: '证件过期' } })
  expect(await owner(getOwnDocuments, {})).toMatchObject({ change: { status: 'denied', refuse_reason: '证件过期' } })
  expect(await waiting()).toBeUndefined()
  const decided = await backoffice.boss(listDocumentChanges, { query: { status: 'denied', per_page: 400 } })
  expect(decided.data.find((row) => row.id === denied)?.actions).toEqual([])

  await change()
  const { changes } = await backoffice.boss(countAdminStores, {})
  expect(changes).toBeGreaterThan(0)
  await approve(await waitingId())
  const held = await owner(getOwnDocuments, {})
  expect(held).toMatchObject({ documents: { ...documents, id_card_no: masked }, change: { status: 'approved' } })
  expect(await keyOf(change())).toBe('NOTHING_CHANGED')
  expect(await keyOf(owner(changeOwnDocuments, { body: rest }))).toBe('NOTHING_CHANGED')
  const [{ status }] = (
    await backoffice.app.ctx.db.pool.query('select status from stores where id = $1', [store.store_id])
  ).rows
  expect(status).toBe('open')
})

test('what is missing or not the owner’s is told at its field', async () => {
  await expect(change({ id_card_no: undefined })).rejects.toMatchObject({ fields: { id_card_no: 'REQUIRED' } })
  await expect(change({ legal_person: '' })).rejects.toMatchObject({ fields: { legal_person: 'REQUIRED' } })
  const foreign = await privateFile(backoffice.app, (await mintShopper(backoffice.app)).user_id)
  await expect(change({ id_card_b: foreign })).rejects.toMatchObject({ fields: { id_card_b: 'FILE_ADDRESS_INVALID' } })
})

test('documents are the owner’s: no staff, no other store, no guest', async () => {
  await change()
  const staff = await mintStaff(backoffice.app, store, { rights: ['Seller.stores.show', 'Seller.stores.update'] })
  const call = backoffice.app.as(staff.token, 'Seller')
  expect(await keyOf(call(getOwnDocuments, {}))).toBe('FORBIDDEN')
  expect(await keyOf(call(changeOwnDocuments, { body: documents }))).toBe('FORBIDDEN')
  expect(await keyOf(backoffice.app.as(null, 'Seller')(getOwnDocuments, {}))).toBe('NOT_LOGGED_IN')
  const other = await mintSeller(backoffice.app)
  expect((await backoffice.app.as(other.token, 'Seller')(getOwnDocuments, {})).change).toBeNull()
  await backoffice.app.ctx.db.pool.query(`update stores set status = 'suspended' where id = $1`, [store.store_id])
  expect(await keyOf(change({ legal_person: '沈水' }))).toBe('STORE_SUSPENDED')
  expect(await keyOf(owner(getOwnDocuments, {}))).toBe('ok')
})

test('administrators need a right of their own for documents and their files, and each view is logged', async () => {
  const session = { area: 'Home', user_id: store.user_id } as const
  const { token } = await inTx(backoffice.app.ctx.db, (tx) => createSession(tx, session, backoffice.app.ctx.now()))
  const { secret } = await sendPictures(backoffice.app, token)
  await change({ business_license: secret })
  const name = privateName(secret) ?? ''
  const params = { id: store.store_id, name }
  const file = await backoffice.boss(storeDocumentFile, { params })
  expect([file.type, file.size > 0]).toEqual(['image/webp', true])
  await view()
  expect(await backoffice.auditOf('Admin.stores.documents', store.store_id)).toEqual([
    { before: null, after: { file: secret } },
    { before: null, after: null },
  ])
  const log = await backoffice.app.ctx.db.pool.query('select after from audit_logs where target = $1', [
    String(store.store_id),
  ])
  expect(JSON.stringify(log.rows)).not.toContain(documents.id_card_no)

  const { call } = await backoffice.clerk({ rights: ['Admin.stores.index', 'Admin.stores.show', 'Admin.files.show'] })
  expect(await keyOf(call(storeDocuments, { params: { id: store.store_id } }))).toBe('FORBIDDEN')
  expect(await keyOf(call(storeDocumentFile, { params }))).toBe('FORBIDDEN')
  expect(await keyOf(call(privateFileAdmin, { params: { name } }))).toBe('NOT_FOUND')
  expect(await keyOf(call(approveDocumentChange, { params: { id: await waitingId() }, body: {} }))).toBe('FORBIDDEN')
  const other = await mintSeller(backoffice.app)
  expect(await keyOf(backoffice.boss(storeDocumentFile, { params: { id: other.store_id, name } }))).toBe('NOT_FOUND')
})
