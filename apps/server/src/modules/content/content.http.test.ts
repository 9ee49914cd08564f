import { getAgreement, getArticle, listAdverts, loadArticleMenu } from '@fangshi/contract/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { countReads } from './clicks.ts'
import { createAgreement, createArticle, createArticleMenu } from './create.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, async (tx) => {
    const menu_id = await createArticleMenu(tx, { code: 'help', name: { 'zh-cn': '帮助' } })
    await createArticleMenu(tx, { code: 'empty', name: { 'zh-cn': '空' } })
    const content = { 'zh-cn': '<p>选好商品</p><!--json-->{"type":"doc"}', en: '' }
    await createArticle(tx, { menu_id, name: '购物流程', title: { 'zh-cn': '购物流程' }, content })
    await createAgreement(tx, { name: 'user-agreement', title: { 'zh-cn': '用户协议', en: 'Terms' }, content })
  })
})
afterAll(() => app.close())

const read = () => app.as(null)(getArticle, { params: { name: '购物流程' } })

test('an article shows its html only and counts its reads a little later', async () => {
  expect(await read()).toMatchObject({ title: '购物流程', content: '<p>选好商品</p>', click: 0 })
  await read()
  expect((await read()).click).toBe(0)
  await countReads.run(app.ctx)
  expect((await read()).click).toBe(3)
})

test('agreements and the menu of articles', async () => {
  const agreement = await app.as(null)(getAgreement, { params: { name: 'user-agreement' } })
  expect(agreement).toMatchObject({ name: 'user-agreement', title: '用户协议', content: '<p>选好商品</p>' })
  const menus = await app.as(null)(loadArticleMenu, {})
  const articles = [{ name: '购物流程', title: '购物流程' }]
  expect(menus).toEqual([{ id: 1, pid: 0, lev: 0, name: '帮助', articles, children: [] }])
})

test('unknown names are not found; an unknown space has no adverts; a name is needed', async () => {
  for (const route of [getArticle, getAgreement]) {
    await expect(app.as(null)(route, { params: { name: '无' } })).rejects.toMatchObject({ code: 404 })
  }
  expect(await app.as(null)(listAdverts, { query: { name: 'nowhere' } })).toEqual([])
  await expect(app.as(null)(listAdverts, {})).rejects.toMatchObject({ code: 422, fields: { name: 'REQUIRED' } })
})
