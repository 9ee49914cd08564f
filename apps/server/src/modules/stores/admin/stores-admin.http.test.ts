import { loginSeller } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { getOwnStore } from '@fangshi/contract/store-seller'
import { getApplication } from '@fangshi/contract/store-opening'
import {
  adjustStoreMoney,
  adminStores,
  countAdminStores,
  denyStore,
  passStore,
  reopenStore,
  suspendStore,
} from '@fangshi/contract/stores-admin'
import { editStore, storeForm } from '@fangshi/contract/stores-edit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller, mintShopper, solveProof, type Minted } from '../../../../test/accounts.ts'
import { newKey } from '../../../../test/app.ts'
import { makeApplication } from '../../../../test/files/documents.ts'
import { audit } from '../../../audit.ts'
import { hashPassword } from '../../accounts/public.ts'

let backoffice: Backoffice
let applicant: Minted
let home: Call
let id: number
beforeAll(async () => {
  backoffice = await openBackoffice()
})
beforeEach(async () => {
  applicant = await mintShopper(backoffice.app)
  home = backoffice.app.as(applicant.token)
  id = (await makeApplication(backoffice.app, applicant.user_id)).store_id
})
afterAll(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
  await backoffice.app.close()
})

const pass = (submissions = 1) => backoffice.boss(passStore, { params: { id }, body: { submissions } })
const deny = (reason: string) => backoffice.boss(denyStore, { params: { id }, body: { submissions: 1, reason } })
const show = () => backoffice.boss(adminStores.show, { params: { id } })
const list = (query: Record<string, string | number | undefined>) => backoffice.boss(adminStores.index, { query })

test('a store is passed: its owner logs in as a seller, and it has freight terms', async () => {
  const password = 'seven old kettles'
  const { rows } = await backoffice.app.ctx.db.pool.query<{ username: string }>(
    'update users set password_hash = $2 where id = $1 returning username',
    [applicant.user_id, await hashPassword(password)],
  )
  const guest = backoffice.app.as(null, 'Seller')
  const login = async () => {
    const proof = await solveProof(backoffice.app.as(null))
    return guest(loginSeller, { body: { provider: 'users', username: rows[0]?.username as string, password, proof } })
  }
  expect(await keyOf(login())).toBe('STORE_NOT_PASSED')
  await pass()
  expect(await show()).toMatchObject({ verify: 'passed', status: 'closed', passed_at: expect.any(String) })
  const { access_token } = await login()
  expect(await backoffice.app.as(access_token, 'Seller')(getOwnStore, {})).toMatchObject({ verify: 'passed' })
  const freight = await backoffice.app.ctx.db.pool.query(
    'select is_default from freight_templates where store_id = $1',
    [id],
  )
  expect(freight.rows).toEqual([{ is_default: true }])
  const [entry] = await backoffice.auditOf('Admin.stores.verify', id)
  expect(entry).toMatchObject({ before: { verify: 'verifying' }, after: { verify: 'passed' } })
  expect([await keyOf(pass()), await keyOf(deny('晚了'))]).toEqual(['STORE_MOVE_REFUSED', 'STORE_MOVE_REFUSED'])
})

test('the platform corrects what a store has applied with, as far as nobody else did meanwhile', async () => {
  const params = { id }
  const { values, classes, revision } = await backoffice.boss(storeForm, { params })
  expect(values.class_ids.every((one) => classes.some((choice) => choice.id === one))).toBe(true)
  const body = {
    store_name: { 'zh-cn': '更正后的店名' },
    store_phone: '13912345678',
    area: [],
    store_address: '',
    revision,
  }
  const saved = await backoffice.boss(editStore, { params, body })
  expect(saved.values).toEqual({ ...values, ...body, revision: undefined })
  expect(await show()).toMatchObject({ store_name: '更正后的店名', store_phone: '13912345678', area_info: '' })
  expect(await home(getApplication, {})).toMatchObject({ store_phone: '13912345678', verify: 'verifying' })
  expect(await keyOf(backoffice.boss(editStore, { params, body }))).toBe('FORM_STALE')
  const [entry] = await backoffice.auditOf('Admin.stores.update', id)
  expect(entry).toMatchObject({ before: { store_phone: values.store_phone }, after: { store_phone: '13912345678' } })

  const wrong = (fields: object) => backoffice.boss(editStore, { params, body: fields as never })
  await expect(wrong({ store_phone: '12' })).rejects.toMatchObject({ fields: { store_phone: 'PHONE_INVALID' } })
  await expect(wrong({ store_lat: 30, store_lng: null })).rejects.toMatchObject({ fields: { store_lng: 'REQUIRED' } })
  await expect(wrong({ store_logo: 'https://elsewhere.example/x.webp' })).rejects.toMatchObject({
    fields: { store_logo: 'FILE_ADDRESS_INVALID' },
  })
  await expect(wrong({ legal_person: '他人' })).rejects.toMatchObject({ fields: { legal_person: 'UNKNOWN_KEY' } })
  expect(await keyOf(backoffice.boss(editStore, { params: { id: 999_999 }, body: {} }))).toBe('NOT_FOUND')
  const clerk = (await backoffice.clerk({ rights: ['Admin.stores.show', 'Admin.stores.verify'] })).call
  expect([await keyOf(clerk(storeForm, { params })), await keyOf(clerk(editStore, { params, body }))]).toEqual([
    'FORBIDDEN',
    'FORBIDDEN',
  ])
  expect(await keyOf(backoffice.app.as(null, 'Admin')(editStore, { params, body }))).toBe('NOT_LOGGED_IN')
})

test('a denial has a reason that the applicant reads; another application must be seen before it is decided', async () => {
  await expect(deny('')).rejects.toMatchObject({ fields: { reason: 'REQUIRED' } })
  await deny('执照看不清')
  expect(await home(getApplication, {})).toMatchObject({ verify: 'denied', refuse_reason: '执照看不清' })
  expect(await keyOf(pass())).toBe('STORE_MOVE_REFUSED')
  await backoffice.app.ctx.db.pool.query(`update stores set verify = 'verifying', submissions = 2 where id = $1`, [id])
  expect(await keyOf(pass())).toBe('STORE_MOVE_REFUSED')
  expect(await keyOf(pass(2))).toBe('ok')
  expect(await keyOf(backoffice.boss(passStore, { params: { id: 999_999 }, body: { submissions: 1 } }))).toBe(
    'NOT_FOUND',
  )
})

test('a suspended store knows why, and is afterwards as it was', async () => {
  const store = await mintSeller(backoffice.app)
  const seller = backoffice.app.as(store.token, 'Seller')
  const suspend = () => backoffice.boss(suspendStore, { params: { id: store.store_id }, body: { reason: '售假投诉' } })
  const reopen = () => backoffice.boss(reopenStore, { params: { id: store.store_id }, body: {} })
  expect(await keyOf(reopen())).toBe('STORE_MOVE_REFUSED')
  await suspend()
  expect(await seller(getOwnStore, {})).toMatchObject({ status: 'suspended', suspend_reason: '售假投诉' })
  expect(await keyOf(suspend())).toBe('STORE_MOVE_REFUSED')
  await reopen()
  expect(await seller(getOwnStore, {})).toMatchObject({ status: 'open', suspend_reason: '' })
  await backoffice.app.ctx.db.pool.query(`update stores set status = 'closed' where id = $1`, [store.store_id])
  await suspend()
  await reopen()
  expect(await seller(getOwnStore, {})).toMatchObject({ status: 'closed' })
  expect(await keyOf(backoffice.boss(suspendStore, { params: { id }, body: { reason: '未通过' } }))).toBe(
    'STORE_MOVE_REFUSED',
  )
})

test('the list finds stores by name, company, phone and state, and counts them', async () => {
  const row = await show()
  expect(row).toMatchObject({
    store_name: '溪畔小铺',
    store_company_name: '杭州山野器物有限公司',
    money: '0.00',
    has_change: false,
  })
  const found = async (query: Record<string, string | undefined>) =>
    (await list({ ...query, per_page: 400 })).data.some((it) => it.id === id)
  for (const query of [
    { store_name: '溪畔|like' },
    { store_name: 'brook|like' },
    { store_company_name: '山野器物|like' },
    { store_phone: `${row.store_phone.slice(0, 8)}|likeRight` },
    { verify: 'verifying' },
    { status: 'closed', created_at: '2020-01-01,|between' },
  ])
    expect([query, await found(query)]).toEqual([query, true])
  expect(await found({ store_name: '没有|like' })).toBe(false)
  expect(await found({ verify: 'passed' })).toBe(false)
  await expect(list({ verify: 'maybe' })).rejects.toMatchObject({ fields: { verify: 'FILTER_INVALID' } })
  const { verify } = await backoffice.boss(countAdminStores, {})
  expect(verify.map((it) => it.verify)).toEqual(['filling_in', 'verifying', 'denied', 'passed'])
  expect(verify[1]?.count).toBe((await list({ verify: 'verifying' })).total)
})

test('each row says what the platform can do to the store now', async () => {
  const actions = async () => {
    const listed = (await list({ per_page: 400 })).data.find((row) => row.id === id)?.actions
    expect((await show()).actions).toEqual(listed)
    return listed
  }
  expect(await actions()).toEqual(['pass', 'deny'])
  await pass()
  expect(await actions()).toEqual(['suspend', 'adjust_money'])
  await backoffice.boss(suspendStore, { params: { id }, body: { reason: '售假投诉' } })
  expect(await actions()).toEqual(['reopen', 'adjust_money'])
})

test('money of a store is adjusted once, with a reason, through the ledger', async () => {
  const key = newKey()
  const adjust = (amount: string, again = newKey(), of = id) =>
    backoffice.boss(adjustStoreMoney, { body: { id: of, kind: 'money', amount, reason: '活动补贴' } }, { key: again })
  expect(await adjust('12.30', key)).toEqual({ money: '12.30', frozen: '0.00' })
  expect(await adjust('12.30', key)).toEqual({ money: '12.30', frozen: '0.00' })
  expect(await show()).toMatchObject({ money: '12.30' })
  expect(await keyOf(adjust('-12.31'))).toBe('BALANCE_SHORT')
  await expect(adjust('0')).rejects.toMatchObject({ fields: { amount: 'INVALID' } })
  expect(await backoffice.auditOf('Admin.stores.money', id)).toEqual([
    {
      before: { money: '0.00', frozen: '0.00' },
      after: { money: '12.30', frozen: '0.00', kind: 'money', reason: '活动补贴' },
    },
  ])
  expect(await keyOf(adjust('1.00', newKey(), 999_999))).toBe('NOT_FOUND')
})

test('no login, no right: no entry', async () => {
  const body = { submissions: 1 }
  expect(await keyOf(backoffice.app.as(null, 'Admin')(passStore, { params: { id }, body }))).toBe('NOT_LOGGED_IN')
  const { call } = await backoffice.clerk({ rights: ['Admin.stores.index', 'Admin.stores.show'] })
  expect(await keyOf(call(passStore, { params: { id }, body }))).toBe('FORBIDDEN')
  expect(await keyOf(call(suspendStore, { params: { id }, body: { reason: '无' } }))).toBe('FORBIDDEN')
  expect(await keyOf(call(adminStores.index, {}))).toBe('ok')
})
