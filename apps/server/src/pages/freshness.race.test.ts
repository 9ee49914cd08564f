import { setTimeout as wait } from 'node:timers/promises'
import { getGoods, listGoods, suggestGoods } from '@fangshi/contract/catalog'
import { createClient, type Call } from '@fangshi/contract/client'
import { addGoods, saveGoods, shelveGoods } from '@fangshi/contract/goods-seller'
import type { GoodsForm } from '@fangshi/contract/goods-form'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../test/app.ts'
import { openGoodsStore, plainForm, type GoodsStore } from '../../test/goods/goods-seller.ts'
import { startServer, type ServerProcess } from '../../test/processes/server-processes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }) // on a busy machine

let it: TestApp
let store: GoodsStore
let addresses: [string, string]
let servers: [ServerProcess, ServerProcess]
const callOf = (origin: string): Call =>
  createClient({ origin, locale: () => 'zh-cn', tokens: { get: () => store.token, set: () => {} } })

beforeAll(async () => {
  it = await testApp()
  store = await openGoodsStore(it)
  servers = await Promise.all([startServer(it), startServer(it)])
  addresses = [servers[0].address, servers[1].address]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await it.close()
})

/** Reads a page repeatedly, so that it is always cached, until one second after the change. */
async function pageAfterASecond(address: string, changed: number): Promise<string> {
  for (;;) {
    const sent = performance.now()
    const text = await (await fetch(address)).text()
    if (sent - changed >= 1000) return text
    await wait(20)
  }
}

test('a change through one process is on the other’s page within a second, and in its answers at once', async () => {
  const [one, other] = [callOf(addresses[0]), callOf(addresses[1])]
  const form = (change: Partial<GoodsForm>) => plainForm(store, { goods_no: 'F-1', ...change })
  const { id } = await one(addGoods, { body: form({ goods_name: { 'zh-cn': '旧茶台' } }) })
  const pages = addresses.map((address) => `${address}/goods/${id}`)
  for (const page of pages) expect(await (await fetch(page)).text()).toBe('旧茶台 12.50 on_sale')

  const skus = [{ ...plainForm(store).skus[0]!, goods_price: '99.00' }]
  await one(saveGoods, { params: { id }, body: form({ goods_name: { 'zh-cn': '新漆器' }, skus }) })
  const changed = performance.now()
  expect(await other(getGoods, { params: { id } })).toMatchObject({ goods_price: '99.00', goods_name: '新漆器' })
  expect((await other(listGoods, { query: { keywords: '新漆器' } })).data).toMatchObject([{ goods_price: '99.00' }])
  expect((await other(listGoods, { query: { keywords: '旧茶台' } })).data).toEqual([])
  expect((await other(suggestGoods, { query: { keywords: 'xinqiqi' } })).goods).toMatchObject([{ id }])
  const seen = await Promise.all(pages.map((page) => pageAfterASecond(page, changed)))
  expect(seen).toEqual(['新漆器 99.00 on_sale', '新漆器 99.00 on_sale'])

  await other(shelveGoods, { body: { ids: [id], shelf: 'off' } })
  const off = performance.now()
  expect((await one(listGoods, { query: { keywords: '新漆器' } })).data).toEqual([])
  expect(await pageAfterASecond(pages[0] ?? '', off)).toBe('新漆器 99.00 off_shelf')
})
