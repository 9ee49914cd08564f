import type { Call } from '@fangshi/contract/client'
import { getApplication, joinStore, saveApplication, submitApplication } from '@fangshi/contract/store-opening'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf } from '../../../../test/access.ts'
import { mintShopper, type Minted } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeAreas, makeClassPath } from '../../../../test/factories.ts'
import { privateFile, sendPictures, someDocuments } from '../../../../test/files/documents.ts'

let app: TestApp
let shopper: Minted
let call: Call
let leaf: number
beforeAll(async () => {
  app = await testApp()
  await makeAreas(app.ctx.db)
  leaf = (await makeClassPath(app.ctx.db))[2] as number
})
beforeEach(async () => {
  shopper = await mintShopper(app)
  call = app.as(shopper.token)
})
afterAll(() => app.close())

const join = () => call(joinStore, { body: { agreed: true } })
const save = (body: object) => call(saveApplication, { body })
const submit = () => call(submitApplication, { body: {} })
const setVerify = (verify: string, refuse_reason = '') =>
  app.ctx.db.pool.query('update stores set verify = $2, refuse_reason = $3 where user_id = $1', [
    shopper.user_id,
    verify,
    refuse_reason,
  ])
async function wholeForm() {
  const { shown } = await sendPictures(app, shopper.token)
  return {
    store_logo: shown,
    store_name: { 'zh-cn': '溪畔小铺', en: 'Brookside' },
    class_ids: [leaf],
    area: ['33', '3301', '330106'],
    store_address: '文三路 1 号',
    ...(await someDocuments(app, shopper.user_id)),
  }
}

test('the agreement, the form piece by piece, handing in, denial, correction', async () => {
  expect(await call(getApplication, {})).toBeNull()
  await expect(call(joinStore, { body: { agreed: false } })).rejects.toMatchObject({ key: 'AGREEMENT_UNREAD' })
  const begun = await join()
  expect(begun).toMatchObject({ verify: 'filling_in', status: 'closed', class_ids: [], area: [], id_card_no: '' })
  expect(await join()).toEqual(begun)

  const form = await wholeForm()
  await expect(submit()).rejects.toMatchObject({
    fields: {
      store_logo: 'REQUIRED',
      'store_name.zh-cn': 'REQUIRED',
      class_ids: 'REQUIRED',
      area: 'REQUIRED',
      id_card_no: 'REQUIRED',
    },
  })
  const { store_logo, store_name, class_ids, area, store_address, ...documents } = form
  await save({ store_logo, store_name, class_ids })
  await save({ area, store_address, store_lat: 30.28, store_lng: 120.13 })
  const saved = await save(documents)
  const masked = `${form.id_card_no.slice(0, 6)}********${form.id_card_no.slice(14)}`
  expect(saved).toMatchObject({ ...form, id_card_no: masked, area_info: '浙江省 杭州市 西湖区', store_lat: 30.28 })
  expect(await call(getApplication, {})).toEqual(saved)

  expect(await submit()).toMatchObject({ verify: 'verifying' })
  expect(await keyOf(save({ store_address: '文三路 2 号' }))).toBe('APPLICATION_CLOSED')
  expect(await keyOf(submit())).toBe('APPLICATION_CLOSED')
  await setVerify('denied', '执照看不清')
  expect(await save({ store_address: '' })).toMatchObject({ verify: 'denied', refuse_reason: '执照看不清' })
  await expect(submit()).rejects.toMatchObject({ fields: { store_address: 'REQUIRED' } })
  await save({ store_address: '文三路 2 号' })
  expect(await submit()).toMatchObject({ verify: 'verifying', refuse_reason: '', id_card_no: masked })
  await setVerify('passed')
  expect(await keyOf(save({ store_address: '文三路 3 号' }))).toBe('APPLICATION_CLOSED')
})

test('identity numbers are sealed at rest', async () => {
  await join()
  const { id_card_no } = await someDocuments(app, shopper.user_id)
  const { id } = await save({ id_card_no })
  const { rows } = await app.ctx.db.pool.query('select * from store_documents where store_id = $1', [id])
  expect(rows[0].id_card_no).toMatch(/^sealed:/)
  expect(JSON.stringify(rows)).not.toContain(id_card_no)
  await save({ id_card_no: '' })
  const emptied = await app.ctx.db.pool.query(
    'select id_card_no, id_card_hash from store_documents where store_id = $1',
    [id],
  )
  expect(emptied.rows).toEqual([{ id_card_no: '', id_card_hash: null }])
})

test('a draft may have holes, but what is given is well formed and the applicant’s own', async () => {
  await join()
  const at = (fields: object) => ({ key: 'INVALID_INPUT', fields })
  await save({ store_name: { 'zh-cn': '' }, store_phone: '', id_card_t: '', area: [], class_ids: [] })
  await expect(save({ id_card_no: '330106199003071238' })).rejects.toMatchObject(
    at({ id_card_no: 'ID_NUMBER_INVALID' }),
  )
  await expect(save({ store_phone: '12' })).rejects.toMatchObject(at({ store_phone: 'PHONE_INVALID' }))
  await expect(save({ store_address: '路'.repeat(51) })).rejects.toMatchObject(at({ store_address: 'TOO_LONG' }))
  await expect(save({ store_lat: 1 })).rejects.toMatchObject(at({ store_lng: 'REQUIRED' }))
  await expect(save({ class_ids: [999_999] })).rejects.toMatchObject(at({ class_ids: 'CHOICE_INVALID' }))
  await expect(save({ verify: 'passed' })).rejects.toMatchObject(at({ verify: 'UNKNOWN_KEY' }))
  expect(await keyOf(save({ area: ['33', '6501'] }))).toBe('AREA_INVALID')
  const foreign = await privateFile(app, (await mintShopper(app)).user_id)
  await expect(save({ id_card_t: foreign })).rejects.toMatchObject(at({ id_card_t: 'FILE_ADDRESS_INVALID' }))
  const { shown, secret } = await sendPictures(app, shopper.token)
  await expect(save({ id_card_t: shown })).rejects.toMatchObject(at({ id_card_t: 'FILE_ADDRESS_INVALID' }))
  await expect(save({ store_logo: secret })).rejects.toMatchObject(at({ store_logo: 'FILE_ADDRESS_INVALID' }))
  expect(await save({ id_card_t: secret, store_logo: shown })).toMatchObject({ id_card_t: secret, store_logo: shown })
})

test('no login, no store, a sub-account: no entry', async () => {
  const guest = app.as(null)
  expect(await keyOf(guest(joinStore, { body: { agreed: true } }))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(getApplication, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(save({ store_address: '甲' }))).toBe('STORE_NOT_FOUND')
  expect(await keyOf(submit())).toBe('STORE_NOT_FOUND')
  const staff = app.as((await mintShopper(app, { belong_id: shopper.user_id })).token)
  expect(await keyOf(staff(joinStore, { body: { agreed: true } }))).toBe('NOT_LOGGED_IN')
  const { rows } = await app.ctx.db.pool.query('select from stores where user_id = $1', [shopper.user_id])
  expect(rows).toHaveLength(0)
})

test('eight calls at once begin one application', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, join))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
})
