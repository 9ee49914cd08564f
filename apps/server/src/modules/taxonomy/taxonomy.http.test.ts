import { randomBytes } from 'node:crypto'
import { listGoods } from '@fangshi/contract/catalog'
import type { Call } from '@fangshi/contract/client'
import { goodsBrands, goodsClasses } from '@fangshi/contract/taxonomy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { makeGoods, makeStore } from '../../../test/factories.ts'
import { testPlainResource } from '../../../test/resource.ts'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'

let app: TestApp
let admin: Call
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
})
afterAll(() => app.close())

const name = (zh: string) => ({ 'zh-cn': zh })
const unique = (): string => randomBytes(4).toString('hex')

testPlainResource(() => app, goodsBrands, {
  form: () => ({ name: name(unique()), is_sort: 3 }),
  change: { name: { 'zh-cn': '青山', en: 'Green Hill' } },
  bad: {
    form: { name: name(''), thumb: 'https://elsewhere.example/x.png' },
    fields: { 'name.zh-cn': 'REQUIRED' },
  },
})
testPlainResource(() => app, goodsClasses, {
  form: () => ({ pid: 0, name: name(unique()) }),
  change: { name: { 'zh-cn': '茶具', en: 'Tea ware' } },
  bad: { form: { pid: 'x' }, fields: { pid: 'NUMBER_INVALID' } },
})

const addClass = (pid: number): Promise<{ id: number; level: number }> =>
  admin(goodsClasses.store, { body: { pid, name: name(unique()) } }) as Promise<{ id: number; level: number }>

test('a picture must have been uploaded here', async () => {
  const body = { name: name('外链'), thumb: 'https://elsewhere.example/x.png' }
  await expect(admin(goodsBrands.store, { body })).rejects.toMatchObject({ fields: { thumb: 'FILE_ADDRESS_INVALID' } })
})

test('classes have three levels, come level by level, and keep their depth', async () => {
  const one = await addClass(0)
  const two = await addClass(one.id)
  const three = await addClass(two.id)
  expect([one.level, two.level, three.level]).toEqual([1, 2, 3])
  await expect(addClass(three.id)).rejects.toMatchObject({ fields: { pid: 'PARENT_INVALID' } })
  const below = await admin(goodsClasses.index, { query: { isChildren: '1', pid: String(one.id) } })
  expect(below.data).toMatchObject([{ id: two.id, pid: one.id, has_children: true }])
  const top = await admin(goodsClasses.index, { query: { isChildren: '1', pid: '0' } })
  expect(top.data.find(({ id }) => id === one.id)).toMatchObject({ pid: 0, has_children: true })
  const move = (pid: number) => admin(goodsClasses.update, { params: { id: two.id }, body: { pid } })
  await expect(move(three.id)).rejects.toMatchObject({ fields: { pid: 'PARENT_INVALID' } })
  await expect(move(0)).rejects.toMatchObject({ fields: { pid: 'PARENT_INVALID' } })
  const other = await addClass(0)
  expect(await move(other.id)).toMatchObject({ pid: other.id, level: 2 })
  await expect(admin(goodsClasses.destroy, { params: { ids: String(other.id) } })).rejects.toMatchObject({
    key: 'IN_USE',
  })
})

test('goods are found by the new name of their class, and stand where it moved', async () => {
  const { goods_id } = await makeGoods(app.ctx.db, (await makeStore(app.ctx.db)).store_id)
  const { rows } = await app.ctx.db.pool.query<{ class_path: number[] }>('select class_path from goods where id = $1', [
    goods_id,
  ])
  const [, middle, leaf] = (rows[0] as { class_path: number[] }).class_path.map(Number)
  await admin(goodsClasses.update, { params: { id: leaf as number }, body: { name: name('紫砂壶') } })
  const elsewhere = await addClass(0)
  await admin(goodsClasses.update, { params: { id: middle as number }, body: { pid: elsewhere.id } })
  await app.runJobs()
  const found = await app.as(null)(listGoods, { query: { keywords: '紫砂壶' } })
  expect(found.data.map(({ id }) => id)).toEqual([goods_id])
  const moved = await app.as(null)(listGoods, { query: { class_id: elsewhere.id } })
  expect(moved.data.map(({ id }) => id)).toEqual([goods_id])
  await expect(admin(goodsClasses.destroy, { params: { ids: String(leaf) } })).rejects.toMatchObject({ key: 'IN_USE' })
})
