import { getPayTicket, listMoneyLogs, loginAdmin, loginHome, loginSeller } from '@fangshi/contract/accounts'
import { listOrders } from '@fangshi/contract/orders'
import { demoLogins, demoPassword, demoPayPassword } from '@fangshi/demo/logins'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTx } from '../kernel/db/tx.ts'
import { solveProof } from '../../test/accounts.ts'
import { testApp, type TestApp } from '../../test/app.ts'
import { loadGeo } from '../modules/geo/public.ts'
import { seedDemo } from './seed.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, loadGeo)
  await seedDemo(app.ctx, { progress: () => {} })
})
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
