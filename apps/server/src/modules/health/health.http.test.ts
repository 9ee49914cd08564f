import type { Call } from '@fangshi/contract/client'
import { agreements, articleMenus, articles } from '@fangshi/contract/content-articles'
import { getDashboard } from '@fangshi/contract/dashboard'
import { expresses } from '@fangshi/contract/expresses'
import { getHealth, healthChecks, type HealthCheck } from '@fangshi/contract/health'
import { goodsClasses } from '@fangshi/contract/taxonomy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintAdmin, mintClerk, mintSeller, mintShopper } from '../../../test/accounts.ts'
import { makeGoods, makeStore } from '../../../test/factories.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { saveSettings, type Settings } from '../settings/public.ts'

let backoffice: Backoffice
let admin: Call
beforeAll(async () => {
  backoffice = await openBackoffice()
  admin = backoffice.app.as((await mintAdmin(backoffice.app)).token, 'Admin')
})
afterAll(() => backoffice.app.close())

const save = async <G extends keyof Settings>(group: G, values: Partial<Settings[G]>) => {
  const { app } = backoffice
  await inTx(app.ctx.db, (tx) => saveSettings(tx, group, values, app.ctx.now()))
  app.forgetSettings()
}
const stateOf = async (key: HealthCheck) => {
  const { checks } = await admin(getHealth, {})
  const found = checks.find((one) => one.key === key)
  return [found?.state, ...(found?.about ?? [])]
}

test('everything is checked once', async () => {
  const { checks } = await admin(getHealth, {})
  expect(checks.map(({ key }) => key).toSorted()).toEqual(healthChecks.toSorted())
  // A new platform has no agreements and no classes yet.
  expect(await stateOf('agreements')).toEqual(['problem', 'user-agreement', 'privacy-policy', 'store-entry-agreement'])
  expect(await stateOf('classes')).toEqual(['problem'])
  expect(await stateOf('contacts')).toEqual(['warning'])
})

test('what is mended is fine at the next look', async () => {
  await save('web', { email: 'hello@shop.example' })
  expect(await stateOf('contacts')).toEqual(['fine'])
  await save('withdrawal', { least: 200_00 as never, most: 100_00 as never })
  expect(await stateOf('withdrawal_limits')).toEqual(['problem'])
  await save('withdrawal', { least: 1_00 as never })
  expect(await stateOf('withdrawal_limits')).toEqual(['fine'])
  await save('pay_alipay_wap', { is_open: true })
  expect(await stateOf('payment')).toEqual(['problem', 'pay_alipay_wap'])
  await save('pay_alipay_wap', { is_open: false })
})

test('abandoned jobs of the last day are named', async () => {
  const { pool } = backoffice.app.ctx.db
  const { rows } = await pool.query<{ name: string }>('select name from pgboss.queue order by name limit 1')
  const name = rows[0]?.name
  if (!name) return expect(await stateOf('jobs')).toEqual(['fine'])
  const add = `insert into pgboss.job (name, state, completed_on) values ($1, 'failed', $2)`
  const now = backoffice.app.ctx.now()
  await pool.query(add, [name, now])
  await pool.query(add, [name, new Date(now.getTime() - 2 * 24 * 3_600_000)])
  expect(await stateOf('jobs')).toEqual(['warning', `${name} × 1`])
})

test('the overview tells which steps of a new platform are done', async () => {
  const { app, boss } = backoffice
  const steps = async () => (await admin(getDashboard, {})).set_up
  const said = (zh: string) => ({ 'zh-cn': zh, en: zh })
  await save('web', { tel: '', mobile: '', email: '' })
  // The demo, as which tests run, stands in for payments and text messages.
  const done = { payment: true, sms: true }
  const open = { site: false, agreements: false, classes: false, articles: false, stores: false, goods: false }
  expect(await steps()).toEqual({ ...open, ...done, couriers: expect.any(Boolean) as boolean })
  const writeAgreements = async () => {
    for (const name of ['user-agreement', 'privacy-policy', 'store-entry-agreement'])
      await boss(agreements.store, { body: { name, title: said(name), content: said('<p>x</p>') } })
  }
  const writeArticle = async () => {
    const menu = await boss(articleMenus.store, { body: { pid: 0, name: said('帮助'), code: 'help' } })
    await boss(articles.store, {
      body: { menu_id: menu.id, name: 'first', title: said('一'), content: said('<p>x</p>') },
    })
  }
  const acts: [step: keyof typeof open | 'couriers', act: () => Promise<unknown>][] = [
    ['site', () => save('web', { email: 'hello@shop.example' })],
    ['agreements', writeAgreements],
    ['classes', () => boss(goodsClasses.store, { body: { pid: 0, name: said('家居') } })],
    ['couriers', () => boss(expresses.store, { body: { name: said('顺达'), code: 'shunda' } })],
    ['articles', writeArticle],
    ['stores', () => mintSeller(app)],
    ['goods', async () => makeGoods(app.ctx.db, (await makeStore(app.ctx.db)).store_id)],
  ]
  for (const [step, act] of acts) {
    const before = await steps()
    await act()
    expect(await steps()).toEqual({ ...before, [step]: true })
  }
  expect(Object.values(await steps())).not.toContain(false)
})

test('no login, other people, no right: no entry; unknown keys are refused', async () => {
  const { app } = backoffice
  expect(await keyOf(app.as(null, 'Admin')(getHealth, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(app.as((await mintShopper(app)).token, 'Admin')(getHealth, {}))).toBe('NOT_LOGGED_IN')
  const clerk = app.as((await mintClerk(app, { rights: [], screens: {} })).token, 'Admin')
  expect(await keyOf(clerk(getHealth, {}))).toBe('FORBIDDEN')
  await expect(admin(getHealth, { query: { page: 1 } } as never)).rejects.toMatchObject({ code: 422 })
})
