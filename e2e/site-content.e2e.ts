import type { Call } from '@fangshi/contract/client'
import { configRoutes } from '@fangshi/contract/configs'
import { advs, advSpaces } from '@fangshi/contract/content-adverts'
import { articleMenus, articles } from '@fangshi/contract/content-articles'
import { notices } from '@fangshi/contract/content-notices'
import { beforeAll, expect, inject, test } from 'vitest'
import { logIn } from './api.ts'

/** What administrators write appears on the shop's pages, which are cached for a second. */

let admin: Call
beforeAll(async () => {
  admin = await logIn('Admin', 'admin')
})

const htmlOf = async (path: string): Promise<string> => (await fetch(inject('origin') + path)).text()
const expectShown = (path: string, text: string): Promise<void> =>
  expect.poll(() => htmlOf(path), { message: path }).toContain(text)

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
  for (const path of ['/', '/notices', `/notices/${id}`]) await expectShown(path, '仓库周六盘点')
  expect(await htmlOf(`/notices/${id}`)).toContain('<p>周日照常发货</p>')
  expect(await htmlOf(`/notices/${id}?lang=en`)).toContain('Parcels leave again on Sunday')
  await admin(notices.destroy, { params: { ids: String(id) } })
  await expect.poll(async () => (await fetch(`${inject('origin')}/notices/${id}`)).status).toBe(404)
})

test('an advert of the strip shows while it is open', async () => {
  const [space] = (await admin(advSpaces.index, { query: { name: 'home-strip' } })).data
  const [advert] = (await admin(advs.index, { query: { space_id: String(space?.id), name: '窗台花园' } })).data
  const params = { id: advert?.id as number }
  expect(await htmlOf('/')).toContain('窗台花园')
  expect(await htmlOf('/')).not.toContain('周末野餐') // not started yet
  await admin(advs.update, { params, body: { name: { 'zh-cn': '阳台花园' } } })
  await expectShown('/', '阳台花园')
  await admin(advs.update, { params, body: { name: advert?.name } })
})

test('a question written in the article centre stands on product pages and is found in the help centre', async () => {
  const [menu] = (await admin(articleMenus.index, { query: { name: '购买常见问题' } })).data
  const words = (zh: string, en: string) => ({ 'zh-cn': zh, en })
  const body = {
    menu_id: menu?.id as number,
    name: 'faq-wrapping',
    title: words('可以包装成礼物吗？', 'Do you wrap presents?'),
    content: words('<p>下单时在备注里写明即可</p>', '<p>Say so in the remark of your order</p>'),
  }
  const { id } = await admin(articles.store, { body })
  await expectShown('/goods/1', '可以包装成礼物吗？')
  expect(await htmlOf('/help?keywords=present&lang=en')).toContain('Do you wrap presents?')
  await admin(articles.destroy, { params: { ids: String(id) } })
})

test('contact lines of the settings stand in the footer', async () => {
  const { values } = await admin(configRoutes.web.show, {})
  await admin(configRoutes.web.save, { body: { mobile: '021-5555 0199' } })
  await expectShown('/stores', 'tel:021-55550199')
  await expectShown('/help', 'tel:021-55550199')
  await admin(configRoutes.web.save, { body: { mobile: values.mobile } })
})
