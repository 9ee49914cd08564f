import { fileSpaceDirs, fileSpaces, moveFiles } from '@fangshi/contract/file-spaces'
import { addGoods } from '@fangshi/contract/goods-seller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import { makePicture, openGoodsStore, plainForm, type GoodsStore } from '../../../test/goods/goods-seller.ts'
import { picture, sendFile } from '../../../test/files/uploads.ts'

let backoffice: Backoffice
let store: GoodsStore
beforeAll(async () => {
  backoffice = await openBackoffice()
  store = await openGoodsStore(backoffice.app)
})
afterAll(() => backoffice.app.close())

const addDir = (name: string) => store.call(fileSpaceDirs.store, { body: { name } })
const keep = (url: string, dir_id: number | null = null, name = '主图') =>
  store.call(fileSpaces.store, { body: { dir_id, name, url } })
const idsIn = async (dir_id: number) =>
  (await store.call(fileSpaces.index, { query: { dir_id: String(dir_id) } })).data.map(({ id }) => id)

test('an upload goes into a folder, moves, gets another name and leaves; goods go on showing it', async () => {
  const dir = await addDir('春季')
  const { url } = await sendFile(backoffice.app, store.token, await picture(), { area: 'Seller' })
  const log = await backoffice.app.ctx.db.pool.query('select action from audit_logs where target = $1', [url])
  expect(log.rows).toEqual([{ action: 'POST /Seller/uploads' }])
  const file = await keep(url, dir.id)
  expect(await idsIn(dir.id)).toEqual([file.id])
  expect(await store.call(fileSpaceDirs.show, { params: { id: dir.id } })).toMatchObject({ files_count: 1 })
  await store.call(addGoods, { body: plainForm(store, { goods_images: [url] }) })
  await store.call(moveFiles, { body: { ids: [file.id], dir_id: null } })
  expect([await idsIn(dir.id), await idsIn(0)]).toEqual([[], [file.id]])
  const renamed = { params: { id: file.id }, body: { name: '细节', url: store.picture } }
  expect(await store.call(fileSpaces.update, renamed)).toMatchObject({ name: '细节', url })
  expect(await store.call(fileSpaces.destroy, { params: { ids: String(file.id) } })).toEqual({ deleted: 1 })
  const { rows } = await backoffice.app.ctx.db.pool.query('select 1 from files where url = $1', [url])
  expect(rows.length).toBe(1)
  expect((await backoffice.auditOf('Seller.file_spaces.update', file.id)).length).toBe(2)
})

test('folders have names of their own, and one with pictures stays', async () => {
  const dir = await addDir('秋季')
  await expect(addDir('秋季')).rejects.toMatchObject({ fields: { name: 'TAKEN' } })
  await expect(addDir('')).rejects.toMatchObject({ fields: { name: 'REQUIRED' } })
  const file = await keep(store.picture, dir.id)
  expect(await keyOf(store.call(fileSpaceDirs.destroy, { params: { ids: String(dir.id) } }))).toBe('IN_USE')
  await store.call(fileSpaces.destroy, { params: { ids: String(file.id) } })
  expect(await store.call(fileSpaceDirs.destroy, { params: { ids: String(dir.id) } })).toEqual({ deleted: 1 })
})

test('only the store’s own uploads, once each, in its own folders', async () => {
  const other = await openGoodsStore(backoffice.app)
  const theirs = await other.call(fileSpaceDirs.store, { body: { name: '别家' } })
  const url = await makePicture(backoffice.app, store.store_id)
  await expect(keep(other.picture)).rejects.toMatchObject({ fields: { url: 'FILE_ADDRESS_INVALID' } })
  await expect(keep(url, theirs.id)).rejects.toMatchObject({ fields: { dir_id: 'CHOICE_INVALID' } })
  const file = await keep(url)
  await expect(keep(url)).rejects.toMatchObject({ fields: { url: 'TAKEN' } })
  const move = (call: GoodsStore['call'], dir_id: number | null) =>
    call(moveFiles, { body: { ids: [file.id], dir_id } })
  await expect(move(store.call, theirs.id)).rejects.toMatchObject({ fields: { dir_id: 'CHOICE_INVALID' } })
  expect(await keyOf(move(other.call, theirs.id))).toBe('NOT_FOUND')
  const params = { id: file.id }
  expect(await keyOf(other.call(fileSpaces.update, { params, body: { name: '偷' } }))).toBe('NOT_FOUND')
  expect(await keyOf(other.call(fileSpaces.destroy, { params: { ids: String(file.id) } }))).toBe('NOT_FOUND')
  expect((await other.call(fileSpaces.index, {})).data).toEqual([])
})

test('without login or right there is no entry', async () => {
  expect(await keyOf(backoffice.app.as(null, 'Seller')(fileSpaces.index, {}))).toBe('NOT_LOGGED_IN')
  const staff = backoffice.app.as((await mintStaff(backoffice.app, store, {})).token, 'Seller')
  expect(await keyOf(staff(fileSpaceDirs.index, {}))).toBe('FORBIDDEN')
  const reader = await mintStaff(backoffice.app, store, { rights: ['Seller.file_spaces.update'] })
  const mover = backoffice.app.as(reader.token, 'Seller')
  expect(await keyOf(mover(moveFiles, { body: { ids: [1], dir_id: null } }))).toBe('FORBIDDEN')
  const rights = ['Seller.file_space_dirs.store']
  const keeper = await mintStaff(backoffice.app, store, { rights, screens: { '/Seller/file_spaces': ['add'] } })
  const body = { name: '员工的文件夹' }
  expect(await keyOf(backoffice.app.as(keeper.token, 'Seller')(fileSpaceDirs.store, { body }))).toBe('ok')
})
