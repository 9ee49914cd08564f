import * as contract from '@fangshi/contract/addresses'
import type { CallError } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTx } from '../../../kernel/db/tx.ts'
import { mintShopper } from '../../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { loadGeo } from '../../geo/public.ts'
import { addressFor } from './addresses.db.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, loadGeo)
})
afterAll(() => app.close())

const form = {
  receive_name: '林小满',
  receive_tel: '13812345678',
  area: ['33', '3301', '330106'],
  address: '文三路 1 号',
}
const keyOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: CallError) => error.key,
  )
const someone = async () => {
  const { token, user_id } = await mintShopper(app)
  const call = app.as(token)
  return { call, user_id, add: (more: object = {}) => call(contract.addAddress, { body: { ...form, ...more } }) }
}

test('the first address is the default one; a later one takes its place when asked to', async () => {
  const { call, user_id, add } = await someone()
  const first = await add()
  expect(first).toMatchObject({ ...form, area_info: '浙江省 杭州市 西湖区', is_default: true })
  const second = await add({ receive_name: '公司', area: ['11', '1101', '110105'] })
  expect(second).toMatchObject({ is_default: false, area_info: '北京市 朝阳区' })
  const third = await add({ is_default: true })
  expect((await call(contract.listAddresses, {})).map(({ id }) => id)).toEqual([third.id, second.id, first.id])
  expect((await addressFor(app.ctx.db, user_id, null))?.id).toBe(third.id)
  await call(contract.defaultAddress, { params: { id: second.id } })
  const list = await call(contract.listAddresses, {})
  expect(list.filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([second.id])
})

test('an edit keeps the default one the default', async () => {
  const { call, add } = await someone()
  const { id } = await add()
  const body = { ...form, address: '文三路 2 号', is_default: false }
  expect(await call(contract.editAddress, { params: { id }, body })).toMatchObject({
    id,
    address: '文三路 2 号',
    is_default: true,
  })
  expect(await call(contract.showAddress, { params: { id } })).toMatchObject({ address: '文三路 2 号' })
})

test('after the default one is deleted the newest is it', async () => {
  const { call, add } = await someone()
  const [first, , third] = [await add(), await add(), await add()]
  await call(contract.removeAddress, { params: { id: first.id } })
  expect((await call(contract.listAddresses, {}))[0]).toMatchObject({ id: third.id, is_default: true })
  expect(await keyOf(call(contract.removeAddress, { params: { id: first.id } }))).toBe('ADDRESS_NOT_FOUND')
})

test('twenty are the limit, also at once', async () => {
  const { call, add } = await someone()
  const answers = await Promise.all(Array.from({ length: 24 }, () => keyOf(add())))
  expect(answers.filter((key) => key === 'ok')).toHaveLength(20)
  expect(answers.filter((key) => key === 'ADDRESS_LIMIT')).toHaveLength(4)
  const list = await call(contract.listAddresses, {})
  expect(list.filter(({ is_default }) => is_default)).toHaveLength(1)
})

test('bad input is named field by field', async () => {
  const { add } = await someone()
  const refused = (more: object) => add(more).catch((error: CallError) => error)
  expect(await refused({ receive_tel: '123' })).toMatchObject({ fields: { receive_tel: 'PHONE_INVALID' } })
  expect(await refused({ receive_name: ' ' })).toMatchObject({ fields: { receive_name: 'REQUIRED' } })
  expect(await refused({ area: ['33'] })).toMatchObject({ fields: { area: 'AREA_INVALID' } })
  expect(await refused({ area: ['33', '3301'] })).toMatchObject({ key: 'AREA_INVALID' })
  expect(await refused({ area: ['33', '3201', '320102'] })).toMatchObject({ key: 'AREA_INVALID' })
  expect(await refused({ user_id: 1 })).toMatchObject({ fields: { user_id: 'UNKNOWN_KEY' } })
})

test('without a login there are no addresses', async () => {
  const guest = app.as(null)
  expect(await keyOf(guest(contract.listAddresses, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(contract.addAddress, { body: form }))).toBe('NOT_LOGGED_IN')
})

test('someone else’s address is not there', async () => {
  const { id } = await (await someone()).add()
  const { call, user_id, add } = await someone()
  await add()
  const params = { id }
  expect(await keyOf(call(contract.showAddress, { params }))).toBe('ADDRESS_NOT_FOUND')
  expect(await keyOf(call(contract.editAddress, { params, body: form }))).toBe('ADDRESS_NOT_FOUND')
  expect(await keyOf(call(contract.defaultAddress, { params }))).toBe('ADDRESS_NOT_FOUND')
  expect(await keyOf(call(contract.removeAddress, { params }))).toBe('ADDRESS_NOT_FOUND')
  expect(await addressFor(app.ctx.db, user_id, id)).toBeUndefined()
  expect(await keyOf(call(contract.showAddress, { params: { id: '1.5' as never } }))).toBe('INVALID_INPUT')
})
