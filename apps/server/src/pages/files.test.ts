import { connect } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { sendNotFound } from '../kernel/http/envelope.ts'
import { createServer } from '../kernel/http/server.ts'
import { createLog } from '../kernel/log.ts'
import { mountConsole, mountFiles } from './files.ts'

let folder: string
let app: FastifyInstance
let images: string[] | Promise<string[]> = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fangshi-pages-'))
  mkdirSync(join(folder, 'console/dist'), { recursive: true })
  writeFileSync(join(folder, 'console/dist/index.html'), '<script>1</script>')
  mkdirSync(join(folder, 'uploads/ab/cd'), { recursive: true })
  for (const name of ['x.webp', 'x.pdf', 'x.apk']) writeFileSync(join(folder, 'uploads/ab/cd', name), 'content')
  mkdirSync(join(folder, 'private'))
  writeFileSync(join(folder, 'private/x.webp'), 'document')
  app = createServer(readConfig({ DATABASE_URL: 'postgres://nowhere' }, folder), createLog('silent'), {})
  app.setNotFoundHandler(sendNotFound)
  const at = (name: string): string => join(folder, name)
  await mountFiles(app, { storefront: at('storefront'), console: at('console'), uploads: at('uploads') })
  const isMenuPath = async (path: string) => path.startsWith('/Admin/users') || path.startsWith('/Seller/goods')
  mountConsole(app, at('console'), { images: async () => images, isMenuPath })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('pictures are shown, documents and packages are saved', async () => {
  const shown = await app.inject('/uploads/ab/cd/x.webp')
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(shown.headers['content-disposition']).toBeUndefined()
  for (const name of ['x.pdf', 'x.apk'])
    expect((await app.inject(`/uploads/ab/cd/${name}`)).headers['content-disposition']).toBe('attachment')
})

test('nothing outside the folder of uploads is served', async () => {
  for (const path of ['/private/x.webp', '/uploads/../private/x.webp', '/uploads/%2e%2e/private/x.webp'])
    expect((await app.inject(path)).statusCode).toBe(404)
})

const odd = [
  '/uploads/../x',
  '/uploads/%2e%2e',
  '/uploads/%2e%2e/x',
  '/uploads/..%2fprivate%2fx.webp',
  '/uploads/%00',
  '/uploads/ab/%00.webp',
  '/uploads/%',
  '/uploads/%ff',
  '/uploads/.hidden',
  '/uploads/',
  '/uploads/ab',
  '/uploads/ab/cd/',
  '/uploads/ab/cd/x.webp/y',
  `/uploads/${'a'.repeat(300)}.webp`,
  `/uploads/${'a/'.repeat(2500)}x.webp`,
  '/uploads//etc/passwd',
  '/uploads/ab\\cd',
]
test.each(odd.map((path) => ({ path })))('$path is not found', async ({ path }) => {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  // As written: clients of a higher level would resolve the dots.
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
  let answer = ''
  for await (const text of socket) answer += text as string
  expect(answer).toMatch(/^HTTP\/1.1 404 /)
})

test('the back offices say that the database is out of reach', async () => {
  const known = images
  images = Promise.reject(new Error('connect ECONNREFUSED'))
  const answer = await app.inject('/Seller/goods?lang=en')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.body).toContain('a little busy')
  images = known
})

test.each([
  ['/Admin', 200],
  ['/Seller/', 200],
  ['/Admin/login?next=%2FAdmin%2Fusers', 200],
  ['/Admin/setup', 200],
  ['/Seller/setup', 404],
  ['/Seller/security', 200],
  ['/Admin/users?page=2', 200],
  ['/Admin/nothing', 404],
  ['/Seller/login/x', 404],
])('%s of the back offices answers %i, with the shell', async (path, code) => {
  const answer = await app.inject(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([code, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('<script>')
})

test('the back offices show pictures of the configured store as soon as it is', async () => {
  const policy = async (): Promise<unknown> => (await app.inject('/Admin/users')).headers['content-security-policy']
  expect(await policy()).toContain("img-src 'self' data: blob:;")
  images = ['https://img.example.com']
  expect(await policy()).toContain("img-src 'self' data: blob: https://img.example.com;")
})
