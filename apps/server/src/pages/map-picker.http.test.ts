import { getMap } from '@fangshi/contract/map'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../test/app.ts'
import { inTx } from '../kernel/db/tx.ts'
import { saveSettings } from '../modules/settings/public.ts'
import { mountMapPicker } from './map-picker.ts'

let app: TestApp
const pages = fastify()
beforeAll(async () => {
  app = await testApp()
  mountMapPicker(pages, app.ctx)
})
afterAll(async () => {
  await pages.close()
  await app.close()
})

const available = async (): Promise<boolean> => (await app.as(null)(getMap, {})).available

test('there is a map once the settings hold a key, and its provider is let in on that page alone', async () => {
  expect(await available()).toBe(false)
  expect((await pages.inject('/map_picker')).statusCode).toBe(404)

  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'amap', { jsapi: 'k&1', security: '</script><b>' }, app.ctx.now()))
  await expect.poll(available, { timeout: 5000 }).toBe(true)
  const { statusCode, headers, body } = await pages.inject('/map_picker?lat=30.25&lng=120.13&lang=en')
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' .*amap\.com/)
  expect(body).toContain('src="https://webapi.amap.com/maps?v=2.0&amp;key=k%261"')
  expect(body).toContain('"lat":30.25,"lng":120.13,"found":true')
  expect(body).not.toContain('</script><b>')
})

test('what is no place begins in the middle of Beijing', async () => {
  const { body } = await pages.inject('/map_picker?lat=30"&lng=abc')
  expect(body).toContain('"lat":39.909,"lng":116.397,"found":false')
})
