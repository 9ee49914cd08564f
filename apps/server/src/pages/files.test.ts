import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secureHeaders } from '../kernel/http/security.ts'
import { mountConsole, mountFiles } from './files.ts'

let folder: string
let app: FastifyInstance
let images: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fangshi-pages-'))
  mkdirSync(join(folder, 'console/dist'), { recursive: true })
  writeFileSync(join(folder, 'console/dist/index.html'), '<script>1</script>')
  mkdirSync(join(folder, 'uploads/ab/cd'), { recursive: true })
  for (const name of ['x.webp', 'x.pdf', 'x.apk']) writeFileSync(join(folder, 'uploads/ab/cd', name), 'content')
  mkdirSync(join(folder, 'private'))
  writeFileSync(join(folder, 'private/x.webp'), 'document')
  app = fastify()
  secureHeaders(app, { publicUrl: 'http://127.0.0.1' })
  const at = (name: string): string => join(folder, name)
  await mountFiles(app, { storefront: at('storefront'), console: at('console'), uploads: at('uploads') })
  mountConsole(app, at('console'), async () => images)
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

test('the back offices show pictures of the configured store as soon as it is', async () => {
  const policy = async (): Promise<unknown> => (await app.inject('/Admin/users')).headers['content-security-policy']
  expect(await policy()).toContain("img-src 'self' data: blob:;")
  images = ['https://img.example.com']
  expect(await policy()).toContain("img-src 'self' data: blob: https://img.example.com;")
})
