import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '@fangshi/contract/client'
import { getArticle, getNotice, listAdverts, listNotices, loadArticleMenu } from '@fangshi/contract/content'
import { advSpaces, advs } from '@fangshi/contract/content-adverts'
import { appVersions, newestApp } from '@fangshi/contract/content-apps'
import { articleMenus, articles } from '@fangshi/contract/content-articles'
import { notices } from '@fangshi/contract/content-notices'
import { getHome } from '@fangshi/contract/shopfront'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let admin: Call
let guest: Call
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
  guest = app.as(null)
})
afterAll(() => app.close())

const said = (zh: string, en?: string) => ({ 'zh-cn': zh, ...(en ? { en } : {}) })
const content = said('<p>好</p>')
const addMenu = async (code: string, pid = 0) =>
  (await admin(articleMenus.store, { body: { pid, name: said(code), code } })).id

test('article menus stand in two levels, and the shop gets those that have articles', async () => {
  const help = await addMenu('help')
  const empty = await addMenu('empty')
  const paying = await addMenu('paying', help)
  await expect(addMenu('third', paying)).rejects.toMatchObject({ code: 422, fields: { pid: 'PARENT_INVALID' } })
  const move = (id: number, pid: number) => admin(articleMenus.update, { params: { id }, body: { pid } })
  await expect(move(help, empty)).rejects.toMatchObject({ fields: { pid: 'PARENT_INVALID' } })
  await expect(move(help, help)).rejects.toMatchObject({ fields: { pid: 'PARENT_INVALID' } })
  expect(await move(paying, 0)).toMatchObject({ pid: 0 })
  await move(paying, help)

  const level = await admin(articleMenus.index, { query: { isChildren: '1', pid: '0' } })
  expect(level.data).toMatchObject([
    { id: help, pid: 0, has_children: true },
    { id: empty, has_children: false },
  ])
  const body = { menu_id: paying, name: 'balance', title: said('余额', 'Balance'), content }
  const made = await admin(articles.store, { body })
  const menu = { id: paying, pid: help, lev: 1, name: 'paying', articles: [{ name: 'balance', title: '余额' }] }
  expect(await guest(loadArticleMenu, {})).toEqual([
    { id: help, pid: 0, lev: 0, name: 'help', articles: [], children: [menu] },
  ])

  await expect(admin(articles.store, { body })).rejects.toMatchObject({ code: 422, fields: { name: 'TAKEN' } })
  const found = async (query: Record<string, string>) =>
    (await admin(articles.index, { query })).data.map(({ id }) => id)
  const queries: Record<string, string>[] = [
    { menu_id: String(help) },
    { title: 'bal|likeRight' },
    { title: '额|like' },
  ]
  for (const query of queries) {
    expect(await found(query), JSON.stringify(query)).toEqual([made.id])
  }
  expect(await found({ menu_id: String(empty) })).toEqual([])
  for (const id of [paying, help]) {
    const ids = String(id)
    await expect(admin(articleMenus.destroy, { params: { ids } })).rejects.toMatchObject({ key: 'IN_USE' })
  }
})

test('administrators read both parts of rich text, the shop reads clean html', async () => {
  const document = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"好"}]}]}'
  const menu_id = await addMenu('rich')
  const rich = said(`<p onclick="a()">好</p><script>1</script><!--json-->${document}`)
  const made = await admin(articles.store, { body: { menu_id, name: 'rich', title: said('文'), content: rich } })
  const shown = await admin(articles.show, { params: { id: made.id } })
  expect(shown).toMatchObject({ content: said(`<p>好</p><!--json-->${document}`) })
  expect(await guest(getArticle, { params: { name: 'rich' } })).toMatchObject({ content: '<p>好</p>' })
  await admin(articles.update, { params: { id: made.id }, body: { content: said('<p>新</p>') } })
  expect(await guest(getArticle, { params: { name: 'rich' } })).toMatchObject({ content: '<p>新</p>' })
})

test('notices: pinned ones first, pages, one of them whole', async () => {
  const add = (zh: string, pinned = false) =>
    admin(notices.store, { body: { title: said(zh), tag: said('公告', 'News'), content, pinned } })
  const first = await add('置顶', true)
  await add('旧')
  const last = await add('新')
  const page = await guest(listNotices, {})
  expect(page).toMatchObject({ total: 3, per_page: 30, data: [{ title: '置顶', tag: '公告' }, { title: '新' }, {}] })
  expect(page.data[0]).not.toHaveProperty('content')
  expect(await guest(getNotice, { params: { id: last.id } })).toMatchObject({ title: '新', content: '<p>好</p>' })
  await expect(guest(getNotice, { params: { id: 999 } })).rejects.toMatchObject({ code: 404 })
  expect((await guest(getHome, {})).notices[0]).toMatchObject({ id: first.id, pinned: true, tag: '公告' })
})

test('adverts run while they are open and inside [start, end), in their order', async () => {
  app.setNow(new Date('2026-03-10T04:00:00Z')) // noon in Shanghai
  const { id: space_id } = await admin(advSpaces.store, { body: { name: 'home-strip', width: 10, height: 10 } })
  const add = (zh: string, more: object) => {
    const times = { adv_start: '2026-03-01 00:00:00', adv_end: '2026-04-01 00:00:00' }
    const body = { space_id, name: said(zh), image: '/uploads/demo/a/b.webp', is_open: true, ...times, ...more }
    return admin(advs.store, { body })
  }
  await add('二', { is_sort: 2, text: said('话', 'word') })
  const ending = await add('一', { is_sort: 1, adv_end: '2026-03-10 12:00:00' })
  await add('未到', { adv_start: '2026-03-10 12:00:01' })
  await add('关着', { is_open: false })
  const live = async () => (await guest(listAdverts, { query: { name: 'home-strip' } })).map(({ name }) => name)
  expect(await live()).toEqual(['二'])
  await expect(
    admin(advs.update, { params: { id: ending.id }, body: { adv_end: '2026-03-01 00:00:00' } }),
  ).rejects.toMatchObject({ fields: { adv_end: 'END_BEFORE_START' } })
  await admin(advs.update, { params: { id: ending.id }, body: { adv_end: '2026-03-10 12:00:01' } })
  expect(await live()).toEqual(['一', '二'])
  expect((await guest(getHome, {})).strip.map(({ name, text }) => [name, text])).toEqual([
    ['一', ''],
    ['二', '话'],
  ])
  const [space] = (await admin(advSpaces.index, { query: { name: 'home-strip' } })).data
  expect(space).toMatchObject({ advs_count: 4 })
  const ids = String(space_id)
  await expect(admin(advSpaces.destroy, { params: { ids } })).rejects.toMatchObject({ key: 'IN_USE' })
  const query = { space_id: String(space_id), adv_start: '2026-03-02|ngt' }
  expect((await admin(advs.index, { query })).data.map(({ name }) => name['zh-cn'])).toEqual(['未到'])
})

test('the newest version of each device is the one with the highest code', async () => {
  const add = (version_code: number, device: 'android' | 'ios', more = {}) =>
    admin(appVersions.store, { body: { name: said('坊市', 'Fangshi'), version: '1.0', version_code, device, ...more } })
  await add(9, 'ios')
  await add(20, 'android', { content: said('<p>修复</p>') })
  await add(3, 'android')
  expect(await guest(newestApp, {})).toMatchObject({ version_code: 20, device: 'android', content: '<p>修复</p>' })
  expect(await guest(newestApp, { query: { device: 'ios' } })).toMatchObject({ version_code: 9, content: '' })
  await expect(guest(newestApp, { query: { device: 'mini' } })).rejects.toMatchObject({ code: 404 })
  await expect(add(9, 'ios')).rejects.toMatchObject({ code: 422, fields: { version_code: 'TAKEN' } })
  await app.ctx.db.pool.query(
    `insert into files (owner_kind, owner_id, kind, url, bytes) values ('admin', 1, 'zip', '/uploads/ab/cd/ef.apk', 9)`,
  )
  expect(await add(21, 'android', { url: '/uploads/ab/cd/ef.apk' })).toMatchObject({ url: '/uploads/ab/cd/ef.apk' })
})
