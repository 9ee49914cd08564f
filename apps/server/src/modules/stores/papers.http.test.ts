import type { Call } from '@fangshi/contract/client'
import { privateFileAdmin, privateName } from '@fangshi/contract/files'
import { changeOwnPapers, getOwnPapers } from '@fangshi/contract/store-papers'
import {
  approvePaperChange,
  countAdminStores,
  denyPaperChange,
  listPaperChanges,
  storePaperFile,
  storePapers,
} from '@fangshi/contract/stores-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintSeller, mintShopper, mintStaff, type Minted } from '../../../test/accounts.ts'
import { privateFile, sendPictures, somePapers } from '../../../test/papers.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { createSession } from '../accounts/public.ts'

let backoffice: Backoffice
let store: Minted & { store_id: number }
let owner: Call
let papers: Awaited<ReturnType<typeof somePapers>>
beforeAll(async () => {
  backoffice = await openBackoffice()
})
beforeEach(async () => {
  store = await mintSeller(backoffice.app)
  owner = backoffice.app.as(store.token, 'Seller')
  papers = await somePapers(backoffice.app, store.user_id)
})
afterAll(() => backoffice.app.close())

const change = (form: object = {}) => owner(changeOwnPapers, { body: { ...papers, ...form } })
const waiting = async () => {
  const { data } = await backoffice.boss(listPaperChanges, { query: { status: 'pending', per_page: 400 } })
  return data.find(({ store_id }) => store_id === store.store_id)
}
const waitingId = async (): Promise<number> => (await waiting())?.id as number
const view = () => backoffice.boss(storePapers, { params: { id: store.store_id } })
const approve = (id: number) => backoffice.boss(approvePaperChange, { params: { id }, body: {} })

test('changed papers wait, are replaced, denied with a reason, and hold once they are approved', async () => {
  const masked = `${papers.id_card_no.slice(0, 6)}********${papers.id_card_no.slice(14)}`
  expect(await owner(getOwnPapers, {})).toMatchObject({ papers: { legal_person: '' }, change: null })
  const handed = await change()
  expect(handed).toMatchObject({
    papers: { legal_person: '' },
    change: { status: 'pending', papers: { ...papers, id_card_no: masked }, decided_at: null },
  })
  const first = await waitingId()
  const { id_card_no: number, ...rest } = papers
  await owner(changeOwnPapers, { body: { ...rest, legal_person: '沈水' } })
  expect(await keyOf(approve(first))).toBe('CHANGE_DECIDED')
  expect(await view()).toMatchObject({
    papers: { legal_person: '' },
    change: { papers: { legal_person: '沈水', id_card_no: number } },
  })
  const denied = await waitingId()
  await expect(
    backoffice.boss(denyPaperChange, { params: { id: denied }, body: { reason: '' } }),
  ).rejects.toMatchObject({
    fields: { reason: 'REQUIRED' },
  })
  await backoffice.boss(denyPaperChange, { params: { id: denied }, body: { reason: '证件过期' } })
  expect(await owner(getOwnPapers, {})).toMatchObject({ change: { status: 'denied', refuse_reason: '证件过期' } })
  expect(await waiting()).toBeUndefined()

  await change()
  const { changes } = await backoffice.boss(countAdminStores, {})
  expect(changes).toBeGreaterThan(0)
  await approve(await waitingId())
  const held = await owner(getOwnPapers, {})
  expect(held).toMatchObject({ papers: { ...papers, id_card_no: masked }, change: { status: 'approved' } })
  expect(await keyOf(change())).toBe('NOTHING_CHANGED')
  expect(await keyOf(owner(changeOwnPapers, { body: rest }))).toBe('NOTHING_CHANGED')
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

test('papers are the owner’s: no staff, no other store, no guest', async () => {
  await change()
  const staff = await mintStaff(backoffice.app, store, { rights: ['Seller.stores.show', 'Seller.stores.update'] })
  const call = backoffice.app.as(staff.token, 'Seller')
  expect(await keyOf(call(getOwnPapers, {}))).toBe('FORBIDDEN')
  expect(await keyOf(call(changeOwnPapers, { body: papers }))).toBe('FORBIDDEN')
  expect(await keyOf(backoffice.app.as(null, 'Seller')(getOwnPapers, {}))).toBe('NOT_LOGGED_IN')
  const other = await mintSeller(backoffice.app)
  expect((await backoffice.app.as(other.token, 'Seller')(getOwnPapers, {})).change).toBeNull()
  await backoffice.app.ctx.db.pool.query(`update stores set status = 'suspended' where id = $1`, [store.store_id])
  expect(await keyOf(change({ legal_person: '沈水' }))).toBe('STORE_SUSPENDED')
  expect(await keyOf(owner(getOwnPapers, {}))).toBe('ok')
})

test('administrators need a right of their own for papers and their files, and each view is logged', async () => {
  const session = { area: 'Home', user_id: store.user_id } as const
  const { token } = await inTx(backoffice.app.ctx.db, (tx) => createSession(tx, session, backoffice.app.ctx.now()))
  const { secret } = await sendPictures(backoffice.app, token)
  await change({ business_license: secret })
  const name = privateName(secret) ?? ''
  const params = { id: store.store_id, name }
  const file = await backoffice.boss(storePaperFile, { params })
  expect([file.type, file.size > 0]).toEqual(['image/webp', true])
  await view()
  expect(await backoffice.auditOf('Admin.stores.papers', store.store_id)).toEqual([
    { before: null, after: { file: secret } },
    { before: null, after: null },
  ])
  const log = await backoffice.app.ctx.db.pool.query('select after from audit_logs where target = $1', [
    String(store.store_id),
  ])
  expect(JSON.stringify(log.rows)).not.toContain(papers.id_card_no)

  const { call } = await backoffice.clerk({ rights: ['Admin.stores.index', 'Admin.stores.show', 'Admin.files.show'] })
  expect(await keyOf(call(storePapers, { params: { id: store.store_id } }))).toBe('FORBIDDEN')
  expect(await keyOf(call(storePaperFile, { params }))).toBe('FORBIDDEN')
  expect(await keyOf(call(privateFileAdmin, { params: { name } }))).toBe('NOT_FOUND')
  expect(await keyOf(call(approvePaperChange, { params: { id: await waitingId() }, body: {} }))).toBe('FORBIDDEN')
  const other = await mintSeller(backoffice.app)
  expect(await keyOf(backoffice.boss(storePaperFile, { params: { id: other.store_id, name } }))).toBe('NOT_FOUND')
})
