import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountSocialImages } from './social-image.ts'

const uploads = mkdtempSync(join(tmpdir(), 'fangshi-uploads-'))
const app = fastify()
beforeAll(async () => {
  mkdirSync(join(uploads, 'ab'))
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8321f' } })
    .webp()
    .toFile(join(uploads, 'ab/cup.webp'))
  mountSocialImages(app, uploads)
})
afterAll(async () => {
  await app.close()
  rmSync(uploads, { recursive: true })
})

test('an uploaded picture in the shape of link previews', async () => {
  const answer = await app.inject('/social/ab/cup.jpg')
  expect(answer.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('nothing else is found', async () => {
  for (const path of ['ab/tea.jpg', 'ab/cup.webp', 'cup.jpg', '..%2fab/cup.jpg', 'ab/%2e%2e%2fab%2fcup.jpg']) {
    expect((await app.inject(`/social/${path}`)).statusCode, path).toBe(404)
  }
})
