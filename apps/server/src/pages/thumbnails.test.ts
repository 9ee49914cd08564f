import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { sendNotFound } from '../kernel/http/envelope.ts'
import { createServer } from '../kernel/http/server.ts'
import { createLog } from '../kernel/log.ts'
import { mountFiles } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fangshi-thumbnails-'))
const uploads = join(folder, 'uploads')
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(uploads, 'ab'), { recursive: true })
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#c8321f' } }).webp()
  for (const name of ['cup.webp', 'cup_320.webp', 'tea.webp']) await picture.toFile(join(uploads, 'ab', name))
  app = createServer(readConfig({ DATABASE_URL: 'postgres://nowhere' }, folder), createLog('silent'), {})
  app.setNotFoundHandler(sendNotFound)
  await mountFiles(app, { storefront: folder, console: folder, uploads })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('small boxes get small pictures, made once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => app.inject('/uploads/ab/cup_64.webp')))
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 64, height: 48 })
  }
  expect((await app.inject('/uploads/ab/cup_128.webp')).statusCode).toBe(200)
  expect(readdirSync(join(uploads, 'ab')).toSorted()).toEqual(
    ['cup.webp', 'cup_128.webp', 'cup_320.webp', 'cup_64.webp', 'tea.webp'].toSorted(),
  )
})

test('nothing else is made', async () => {
  for (const path of ['ab/cup_65.webp', 'ab/no_64.webp', 'ab/tea_64.webp', 'cup_64.webp']) {
    expect((await app.inject(`/uploads/${path}`)).statusCode, path).toBe(404)
  }
  expect(existsSync(join(uploads, 'ab/tea_64.webp'))).toBe(false)
})
