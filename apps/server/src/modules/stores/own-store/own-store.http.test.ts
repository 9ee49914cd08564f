import { getStore, listGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import { getOwnStore, saveOwnStore, switchOwnStore } from '@fangshi/contract/store-seller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller, mintStaff, type Minted } from '../../../../test/accounts.ts'
import { makeAreas, makeGoods } from '../../../../test/factories.ts'

let backoffice: Backoffice
let mine: Minted & { store_id: number }
let owner: Call
beforeAll(async () => {
  backoffice = await openBackoffice()
  await makeAreas(backoffice.app.ctx.db)
  mine = await mintSeller(backoffice.app)
  owner = backoffice.app.as(mine.token, 'Seller')
})
afterAll(() => backoffice.app.close())

const guest = () => backoffice.app.as(null)
const page = () => guest()(getStore, { params: { id: mine.store_id } })

test('what the owner saves stands on the page of the store, and the audit log tells of it', async () => {
  const saved = await owner(saveOwnStore, {
    body: {
      store_name: { 'zh-cn': '山野小铺', en: 'Hillside' },
      store_mobile: '0571-8888 0000',
      after_sale_service: { 'zh-cn': '<p onclick="a()">七天退换</p><script>b()</script>' },
      area: ['33', '3301', '330106'],
      store_address: '文三路 1 号',
      store_lat: 30.281234,
      store_lng: 120.131234,
    },
  })
  expect(saved).toMatchObject({ area: ['33', '3301', '330106'], store_lat: 30.281234 })
  expect(await owner(getOwnStore, {})).toEqual(saved)
  expect(await page()).toMatchObject({
    store_name: '山野小铺',
    store_mobile: '0571-8888 0000',
    after_sale_service: '<p>七天退换</p>',
    store_address: '文三路 1 号',
  })
  const [entry] = await backoffice.auditOf('Seller.stores.update', mine.store_id)
  expect(entry).toMatchObject({ before: { store_mobile: '' }, after: { store_mobile: '0571-8888 0000' } })
})

test('goods are found by a new name', async () => {
  await makeGoods(backoffice.app.ctx.db, mine.store_id)
  await owner(saveOwnStore, { body: { store_name: { 'zh-cn': '溪畔茶坊' } } })
  await backoffice.app.runJobs()
  const { data } = await guest()(listGoods, { query: { keywords: '溪畔茶坊' } })
  expect(data).toMatchObject([{ store_id: mine.store_id }])
})

test('what does not fit is told at its field', async () => {
  const save = (body: object) => owner(saveOwnStore, { body })
  await expect(save({ store_name: { 'zh-cn': '' } })).rejects.toMatchObject({
    fields: { 'store_name.zh-cn': 'REQUIRED' },
  })
  await expect(save({ store_logo: 'https://elsewhere.example/a.png' })).rejects.toMatchObject({
    fields: { store_logo: 'FILE_ADDRESS_INVALID' },
  })
  await expect(save({ store_slide: ['/uploads/none.webp'] })).rejects.toMatchObject({
    fields: { store_slide: 'FILE_ADDRESS_INVALID' },
  })
  await expect(
    save({ after_sale_service: { 'zh-cn': '<img src="https://other.example/a.webp">' } }),
  ).rejects.toMatchObject({ fields: { 'after_sale_service.zh-cn': 'PICTURE_ELSEWHERE' } })
  await expect(save({ store_lat: null, store_lng: 120 })).rejects.toMatchObject({ fields: { store_lat: 'REQUIRED' } })
  await expect(save({ store_lat: 91 })).rejects.toMatchObject({ fields: { store_lat: 'TOO_BIG' } })
  expect(await keyOf(save({ area: ['33', '6501'] }))).toBe('AREA_INVALID')
  await expect(save({ status: 'open' })).rejects.toMatchObject({ fields: { status: 'UNKNOWN_KEY' } })
})

test('a closed store sells nothing and is opened again', async () => {
  const count = async () => (await guest()(listGoods, { query: { store_id: mine.store_id } })).total
  expect(await count()).toBe(1)
  await owner(switchOwnStore, { body: { status: 'closed' } })
  expect(await count()).toBe(0)
  expect(await keyOf(page())).toBe('STORE_NOT_FOUND')
  expect(await keyOf(owner(saveOwnStore, { body: { store_address: '文三路 2 号' } }))).toBe('ok')
  await owner(switchOwnStore, { body: { status: 'open' } })
  expect(await count()).toBe(1)
})

test('a suspended store reads its record and changes nothing', async () => {
  const store = await mintSeller(backoffice.app)
  const call = backoffice.app.as(store.token, 'Seller')
  await backoffice.app.ctx.db.pool.query(`update stores set status = 'suspended' where id = $1`, [store.store_id])
  expect(await call(getOwnStore, {})).toMatchObject({ status: 'suspended' })
  expect(await keyOf(call(switchOwnStore, { body: { status: 'open' } }))).toBe('STORE_SUSPENDED')
  expect(await keyOf(call(saveOwnStore, { body: { store_address: '甲' } }))).toBe('STORE_SUSPENDED')
})

test('no login, no right, no button: no entry', async () => {
  expect(await keyOf(backoffice.app.as(null, 'Seller')(getOwnStore, {}))).toBe('NOT_LOGGED_IN')
  const rights = ['Seller.stores.show', 'Seller.stores.update', 'Seller.stores.status']
  const reader = await mintStaff(backoffice.app, mine, { rights, screens: { '/Seller/stores': [] } })
  const call = backoffice.app.as(reader.token, 'Seller')
  expect((await call(getOwnStore, {})).id).toBe(mine.store_id)
  expect(await keyOf(call(saveOwnStore, { body: { store_address: '甲' } }))).toBe('FORBIDDEN')
  expect(await keyOf(call(switchOwnStore, { body: { status: 'closed' } }))).toBe('FORBIDDEN')
  const writer = await mintStaff(backoffice.app, mine, { rights, screens: { '/Seller/stores': ['edit'] } })
  expect(await keyOf(backoffice.app.as(writer.token, 'Seller')(saveOwnStore, { body: { store_address: '甲' } }))).toBe(
    'ok',
  )
  const nobody = backoffice.app.as((await mintStaff(backoffice.app, mine, {})).token, 'Seller')
  expect(await keyOf(nobody(getOwnStore, {}))).toBe('FORBIDDEN')
})
