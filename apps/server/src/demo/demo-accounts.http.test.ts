import { getPayTicket } from '@fangshi/contract/account-security'
import { listMoneyLogs, loginAdmin, loginHome, loginSeller } from '@fangshi/contract/accounts'
import { listOrders } from '@fangshi/contract/orders'
import { articles } from '@fangshi/contract/content-articles'
import { loadAdminMenu, loadSellerMenu } from '@fangshi/contract/menus'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { demoEditor, demoStaff, demoLogins, demoPassword, demoPayPassword } from '@fangshi/demo/logins'
import { plan } from '@fangshi/demo/plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTx } from '../kernel/db/tx.ts'
import { solveProof } from '../../test/accounts.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { prepareModules } from '../app.ts'
import { seedDemo } from './seed.ts'

let app: TestApp
/** What the demo's shopper does is history enough. */
const planAt = (now: Date): DemoPlan => {
  const whole = plan(now)
  const ofShopper = ({ user }: { user: string }): boolean => user === demoLogins.shopper
  return { ...whole, checkouts: whole.checkouts.filter(ofShopper), top_ups: whole.top_ups.filter(ofShopper) }
}

beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, (tx) => prepareModules(tx, app.ctx))
  await seedDemo(app.ctx, { progress: () => {}, planAt })
}, 300_000)
afterAll(() => app.close())

const credentials = async (username: string, provider: 'users' | 'admins') => ({
  body: { provider, username, password: demoPassword, proof: await solveProof(app.as(null)) },
})

test('admin and seller can log in', async () => {
  const guest = app.as(null)
  expect((await guest(loginAdmin, await credentials(demoLogins.admin, 'admins'))).access_token).toMatch(/^[\w-]{43}$/)
  expect((await guest(loginSeller, await credentials(demoLogins.seller, 'users'))).access_token).toMatch(/^[\w-]{43}$/)
})

test('the shopper can log in, has orders under every tab, a money log and the pay password', async () => {
  const { access_token } = await app.as(null)(loginHome, await credentials(demoLogins.shopper, 'users'))
  const shopper = app.as(access_token)
  for (const tab of ['waiting_payment', 'waiting_delivery', 'waiting_receipt', 'waiting_comment'] as const) {
    expect((await shopper(listOrders, { query: { tab } })).data.length, tab).toBeGreaterThan(1)
  }
  expect((await shopper(listMoneyLogs, { query: { kind: 'money' } })).total).toBeGreaterThan(10)
  const { ticket } = await shopper(getPayTicket, { body: { pay_password: demoPayPassword, limit: '10.00' } })
  expect(ticket).toMatch(/^[\w-]{20,}$/)
})

test('the content editor sees articles and notices alone and deletes nothing', async () => {
  const { access_token } = await app.as(null)(loginAdmin, await credentials(demoEditor, 'admins'))
  const editor = app.as(access_token, 'Admin')
  const [workbench, ...others] = await editor(loadAdminMenu, {})
  expect(others).toEqual([])
  const screens = workbench?.children.flatMap((centre) => centre.children) ?? []
  expect(screens.map(({ apis }) => apis)).toEqual(['/Admin/notices', '/Admin/article_menus', '/Admin/articles'])
  expect(screens.flatMap((screen) => screen.buttons)).not.toContain('delete')
  const { data } = await editor(articles.index, {})
  const ids = String(data[0]?.id)
  await expect(editor(articles.destroy, { params: { ids } })).rejects.toMatchObject({ key: 'FORBIDDEN' })
})

test('the staff of the demo store sees its orders, deletes nothing and is refused in the shop', async () => {
  const { access_token } = await app.as(null)(loginSeller, await credentials(demoStaff, 'users'))
  const staff = app.as(access_token, 'Seller')
  const screens = JSON.stringify(await staff(loadSellerMenu, {}))
  expect(screens).toContain('/Seller/orders')
  expect(screens).not.toContain('delete')
  expect(screens).not.toContain('/Seller/roles')
  const refused = app.as(null)(loginHome, await credentials(demoStaff, 'users'))
  await expect(refused).rejects.toMatchObject({ key: 'SUB_ACCOUNT_MAY_NOT_BUY' })
})
