import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/app.ts'
import { inTx } from '../kernel/db/tx.ts'
import { saveSettings } from '../modules/settings/public.ts'
import { installTags, mountInstall } from './install.ts'

let shop: TestApp
let app: FastifyInstance
beforeAll(async () => {
  shop = await testApp()
  app = fastify()
  mountInstall(app, shop.ctx)
  await inTx(shop.ctx.db, (tx) =>
    saveSettings(tx, 'web', { web_name: { 'zh-cn': '集市', en: 'Fair' } }, shop.ctx.now()),
  )
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

interface Manifest {
  name: string
  start_url: string
  scope: string
  icons: { src: string; sizes: string; purpose?: string }[]
}
const manifest = async (path: string, language = 'zh-CN'): Promise<Manifest> =>
  (await app.inject({ url: path, headers: { 'accept-language': language } })).json()

test('each area can be put on a home screen, under its name in the language of the browser', async () => {
  expect(await manifest('/manifest.webmanifest')).toMatchObject({ name: '集市', start_url: '/', scope: '/' })
  expect(await manifest('/manifest.webmanifest', 'en')).toMatchObject({ name: 'Fair' })
  expect(await manifest('/Admin/manifest.webmanifest')).toMatchObject({ name: '集市 平台后台', scope: '/Admin/' })
  expect(await manifest('/Seller/manifest.webmanifest', 'en')).toMatchObject({ name: 'Fair Seller', scope: '/Seller/' })
})

test('all icons that are named exist, in the size that is said', async () => {
  for (const path of ['/manifest.webmanifest', '/Admin/manifest.webmanifest', '/Seller/manifest.webmanifest']) {
    const { icons } = await manifest(path)
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
  }
  for (const tags of [installTags('admin'), installTags('seller')]) {
    for (const [, href = ''] of tags.matchAll(/href="([^"]+)"/g))
      expect((await app.inject(href)).statusCode, href).toBe(200)
  }
})

test('browsers that ask for the icons at their old addresses find them', async () => {
  const favicon = await app.inject('/favicon.ico')
  expect(favicon.headers['content-type']).toBe('image/x-icon')
  expect(await sharp(favicon.rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 })
  expect(await sharp((await app.inject('/apple-touch-icon.png')).rawPayload).metadata()).toMatchObject({ width: 180 })
})
