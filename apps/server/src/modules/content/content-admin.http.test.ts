import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@fangshi/contract/client'
import { advSpaces, advs } from '@fangshi/contract/content-adverts'
import { appVersions } from '@fangshi/contract/content-apps'
import { agreements, articleMenus, articles } from '@fangshi/contract/content-articles'
import { notices } from '@fangshi/contract/content-notices'
import type { Resource } from '@fangshi/contract/resource'
import { prepareModules } from '../../app.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { mintAdmin, mintClerk, mintShopper } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let admin: Call
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  admin = app.as((await mintAdmin(app)).token, 'Admin')
})
afterAll(() => app.close())

const said = (zh: string, en?: string) => ({ 'zh-cn': zh, ...(en ? { en } : {}) })
const content = said('<p>好</p>', '<p>Good</p>')
const window = { adv_start: '2026-01-01 00:00:00', adv_end: '2026-02-01 00:00:00' }
const picture = '/uploads/demo/banners/a.webp'
type Form = Record<string, unknown>

interface Case {
  resource: Resource
  /** A complete form; `first` creates what it depends on. */
  form: Form
  first?: () => Promise<Form>
  /** A change, and how the row shows it. */
  change: Form
  /** Wrong values, and the fields where they are reported. */
  wrong: [Form, Record<string, string>][]
}

const aMenu = async () => {
  const code = `m${Math.random().toString(36).slice(2)}`
  return { menu_id: (await admin(articleMenus.store, { body: { pid: 0, name: said('帮助'), code } })).id }
}
const aSpace = async () => {
  const name = `s${Math.random().toString(36).slice(2)}`
  return { space_id: (await admin(advSpaces.store, { body: { name, width: 10, height: 10 } })).id }
}

const cases: Case[] = [
  {
    resource: articleMenus,
    form: { pid: 0, name: said('购物', 'Shopping'), code: 'shopping-guide', is_sort: '' },
    change: { name: said('购物指南') },
    wrong: [
      [
        { name: said(''), code: 'Ü' },
        { 'name.zh-cn': 'REQUIRED', code: 'INVALID' },
      ],
      [{ pid: 999_999 }, { pid: 'PARENT_INVALID' }],
    ],
  },
  {
    resource: articles,
    first: aMenu,
    form: { name: 'how-to-buy', title: said('购物流程', 'How to buy'), content, is_sort: 2 },
    change: { title: said('怎么买') },
    wrong: [
      [{ menu_id: 999_999 }, { menu_id: 'CHOICE_INVALID' }],
      [
        { name: 'a/b', title: said('') },
        { name: 'INVALID', 'title.zh-cn': 'REQUIRED' },
      ],
      [{ content: said('<p>x</p><!--json-->{"type":"iframe"}') }, { 'content.zh-cn': 'RICH_TEXT_INVALID' }],
      [{ content: said('<img src="https://other.example/a.webp">') }, { 'content.zh-cn': 'PICTURE_ELSEWHERE' }],
    ],
  },
  {
    resource: agreements,
    form: { name: 'cookie-policy', title: said('缓存政策'), content },
    change: { title: said('缓存政策', 'Cookies') },
    wrong: [
      [
        { name: '', content: said('') },
        { name: 'REQUIRED', 'content.zh-cn': 'REQUIRED' },
      ],
    ],
  },
  {
    resource: notices,
    form: { title: said('开张', 'Open'), tag: said('活动', 'Event'), content, pinned: true },
    change: { pinned: false },
    wrong: [
      [{ title: said('') }, { 'title.zh-cn': 'REQUIRED' }],
      [{ content: said('<p>x</p>', '<p>x</p><!--json-->{') }, { 'content.en': 'RICH_TEXT_INVALID' }],
    ],
  },
  {
    resource: advSpaces,
    form: { name: 'app-home', width: 750, height: 300 },
    change: { height: 320 },
    wrong: [
      [
        { name: 'Home 1', width: 0 },
        { name: 'INVALID', width: 'TOO_SMALL' },
      ],
    ],
  },
  {
    resource: advs,
    first: aSpace,
    form: { name: said('夏日'), url: '/s', image: picture, is_open: true, ...window, text: said('清凉', 'Cool') },
    change: { is_open: false },
    wrong: [
      [{ adv_end: window.adv_start }, { adv_end: 'END_BEFORE_START' }],
      [{ image: '' }, { image: 'REQUIRED' }],
      [{ image: 'https://elsewhere.example/a.png' }, { image: 'FILE_ADDRESS_INVALID' }],
      [{ image_phone: '/etc/passwd' }, { image_phone: 'FILE_ADDRESS_INVALID' }],
      [
        { url: 'javascript:alert(1)', space_id: 0 },
        { url: 'LINK_INVALID', space_id: 'TOO_SMALL' },
      ],
    ],
  },
  {
    resource: appVersions,
    form: { name: said('坊市'), version: '1.2.0', version_code: 120, device: 'android', content },
    change: { version: '1.2.1' },
    wrong: [
      [
        { version_code: 0, device: 'tv' },
        { version_code: 'TOO_SMALL', device: 'CHOICE_INVALID' },
      ],
      [{ version: '新版' }, { version: 'INVALID' }],
      [{ url: '/uploads/ab/cd/app.apk' }, { url: 'FILE_ADDRESS_INVALID' }],
    ],
  },
]

const audits = async (target: number, right: string) => {
  const query = 'select action, before, after from audit_logs where target = $1 and action like $2 order by id'
  return (await app.ctx.db.pool.query(query, [String(target), `${right}%`])).rows
}

describe.each(cases.map((one) => [one.resource.name, one] as const))(
  '%s',
  (name, { resource, form, first, change, wrong }) => {
    const whole = async () => ({ ...form, ...(await first?.()) })

    test('one is added, seen, changed and deleted, and the audit log tells of it', async () => {
      const made = (await admin(resource.store, { body: await whole() })) as Form & { id: number }
      const params = { id: made.id }
      expect(await admin(resource.show, { params })).toEqual(made)
      expect(await admin(resource.update, { params, body: change })).toMatchObject(change)
      const list = await admin(resource.index, {})
      const row = list.data.find(({ id }) => id === made.id) as Form
      expect(row).toMatchObject(change)
      expect(row).not.toHaveProperty('content')
      expect(await admin(resource.destroy, { params: { ids: String(made.id) } })).toEqual({ deleted: 1 })
      await expect(admin(resource.show, { params })).rejects.toMatchObject({ code: 404 })
      expect((await audits(made.id, `Admin.${name}`)).map(({ action }) => action)).toEqual(
        ['store', 'update', 'destroy'].map((verb) => `Admin.${name}.${verb}`),
      )
    })

    test('bad input is told at its field, and nothing is written', async () => {
      const before = (await admin(resource.index, {})).total
      for (const [part, fields] of wrong) {
        const body = { ...(await whole()), ...part }
        await expect(admin(resource.store, { body }), JSON.stringify(part)).rejects.toMatchObject({ code: 422, fields })
      }
      expect((await admin(resource.index, {})).total).toBe(before)
      await expect(admin(resource.index, { query: { click: '1' } })).rejects.toMatchObject({
        code: 422,
        fields: { click: 'UNKNOWN_KEY' },
      })
    })

    test('nobody else may: no login, a shopper, a clerk without the right or without the button', async () => {
      const shopper = (await mintShopper(app)).token
      for (const token of [null, shopper]) {
        await expect(app.as(token, 'Admin')(resource.index, {})).rejects.toMatchObject({ code: 401 })
        await expect(app.as(token, 'Admin')(resource.store, { body: form })).rejects.toMatchObject({ code: 401 })
      }
      const screens = { [resource.path]: ['search', 'add'] }
      const stranger = app.as((await mintClerk(app, { screens })).token, 'Admin')
      await expect(stranger(resource.index, {})).rejects.toMatchObject({ code: 403 })
      const rights = ['index', 'update', 'destroy'].map((verb) => `Admin.${name}.${verb}`)
      const clerk = app.as((await mintClerk(app, { rights, screens: { [resource.path]: [] } })).token, 'Admin')
      await clerk(resource.index, {})
      const params = { id: 1 }
      await expect(clerk(resource.update, { params, body: change })).rejects.toMatchObject({ code: 403 })
      await expect(clerk(resource.destroy, { params: { ids: '1' } })).rejects.toMatchObject({ code: 403 })
      await expect(clerk(resource.store, { body: form })).rejects.toMatchObject({ code: 403 })
    })
  },
)
