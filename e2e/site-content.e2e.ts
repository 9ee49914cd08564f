import { getProof, loginAdmin } from '@fangshi/contract/accounts'
import type { Call } from '@fangshi/contract/client'
import { configRoutes } from '@fangshi/contract/configs'
import { advs, advSpaces } from '@fangshi/contract/content-adverts'
import { notices } from '@fangshi/contract/content-notices'
import { solveProof } from '@fangshi/contract/proof'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, inject, test } from 'vitest'
import { callAs } from './api.ts'

/** What administrators write is in the shop's pages a moment later: kept pages and settings are a second old at most. */
const momentMs = 2_500

let admin: Call
beforeAll(async () => {
  const guest = callAs()
  const { challenge, bits } = await guest(getProof, {})
  const proof = { challenge, nonce: await solveProof(challenge, bits) }
  const body = { provider: 'admins' as const, username: 'admin', password: 'fangshi-demo', proof }
  admin = callAs((await guest(loginAdmin, { body })).access_token, 'Admin')
})

const htmlOf = async (path: string): Promise<string> => (await fetch(inject('origin') + path)).text()

/** Asks until something is so, at most for a moment. */
async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + momentMs
  for (;;) {
    if (await isSo()) return true
    if (performance.now() > until) return false
    await wait(100)
  }
}
const shows = (path: string, words: string): Promise<boolean> => soon(async () => (await htmlOf(path)).includes(words))

test('a new notice is on the home page, in the list and has a page of its own', async () => {
  await htmlOf('/')
  const words = (zh: string, en: string) => ({ 'zh-cn': zh, en })
  const body = {
    title: words('仓库周六盘点', 'Stocktaking on Saturday'),
    tag: words('仓库', 'Warehouse'),
    content: words('<p>周日照常发货<script>1</script></p>', '<p>Parcels leave again on Sunday</p>'),
    pinned: true,
  }
  const { id } = await admin(notices.store, { body })
  for (const path of ['/', '/notices', `/notices/${id}`]) expect(await shows(path, '仓库周六盘点'), path).toBe(true)
  expect(await htmlOf(`/notices/${id}`)).toContain('<p>周日照常发货</p>')
  expect(await htmlOf(`/notices/${id}?lang=en`)).toContain('Parcels leave again on Sunday')
  await admin(notices.destroy, { params: { ids: String(id) } })
  expect(await soon(async () => (await fetch(`${inject('origin')}/notices/${id}`)).status === 404)).toBe(true)
})

test('an advert of the strip shows while it is open', async () => {
  const [space] = (await admin(advSpaces.index, { query: { name: 'home-strip' } })).data
  const [advert] = (await admin(advs.index, { query: { space_id: String(space?.id), name: '窗台花园' } })).data
  const params = { id: advert?.id as number }
  expect(await htmlOf('/')).toContain('窗台花园')
  expect(await htmlOf('/')).not.toContain('周末野餐') // not started yet
  await admin(advs.update, { params, body: { name: { 'zh-cn': '阳台花园' } } })
  expect(await shows('/', '阳台花园')).toBe(true)
  await admin(advs.update, { params, body: { name: advert?.name } })
})

test('contact lines of the settings stand in the footer', async () => {
  const { values } = await admin(configRoutes.web.show, {})
  await admin(configRoutes.web.save, { body: { mobile: '021-5555 0199' } })
  expect(await shows('/stores', 'tel:021-55550199')).toBe(true)
  await admin(configRoutes.web.save, { body: { mobile: values.mobile } })
})
