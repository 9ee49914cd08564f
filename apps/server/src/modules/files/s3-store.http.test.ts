import { privateFileHome, privateName } from '@fangshi/contract/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintShopper } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { s3Server, type S3Server } from '../../../test/outside-services/s3.ts'
import { picture, sendFile } from '../../../test/files/uploads.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { seal } from '../../kernel/secret-box.ts'
import { saveSettings, type Settings } from '../settings/public.ts'
import { imageOrigins, isUploadUrl } from './public.ts'
import { testUploadStore } from './check-storage.ts'
import { withStore } from './storage.ts'

let s3: S3Server
let app: TestApp
let token: string
let upload: Settings['upload']
beforeAll(async () => {
  s3 = await s3Server()
  app = await testApp({ logLevel: 'silent' })
  token = (await mintShopper(app)).token
  upload = {
    save_type: 's3',
    key: s3.key,
    access: seal(app.ctx, s3.secret),
    bucket: s3.bucket,
    endpoint: s3.endpoint,
    region: 'eu-central-1',
    cdn: '',
    ssl: false,
    path_style: true,
  }
})
afterAll(async () => {
  await app.close()
  await s3.close()
})

async function configure(more: Partial<Settings['upload']> = {}): Promise<void> {
  await inTx(app.ctx.db, (tx) => saveSettings(tx, 'upload', { ...upload, ...more }, app.ctx.now()))
  app.forgetSettings()
}
const files = async (): Promise<number> =>
  (await app.ctx.db.pool.query<{ n: number }>('select count(*) as n from files')).rows[0]?.n ?? 0

test('pictures in three sizes are put there for everybody to read', async () => {
  await configure()
  const { url } = await sendFile(app, token, await picture('jpeg'))
  const base = `http://${s3.endpoint}/${s3.bucket}`
  expect(url.slice(0, base.length)).toBe(base)
  expect(url.slice(base.length)).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}\.webp$/)
  for (const size of ['', '_320', '_640']) {
    const shown = await fetch(url.replace('.webp', `${size}.webp`))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect(await isUploadUrl(app.ctx.db, url)).toBe(true)
  expect(await isUploadUrl(app.ctx.db, url.replace(s3.bucket, 'another-bucket'))).toBe(false)
  expect(await imageOrigins(app.ctx.db)).toEqual([`http://${s3.endpoint}`])
})

test('private files lie there sealed and unread, and come through the server', async () => {
  const { url } = await sendFile(app, token, await picture('jpeg'), { uploadType: 'private' })
  const name = privateName(url) ?? ''
  const key = (await s3.objects()).find((object) => object.endsWith(name))
  expect(key).toBe(`private/${name.slice(0, 2)}/${name}`)
  expect((await fetch(`http://${s3.endpoint}/${s3.bucket}/${key}`)).status).toBe(403)
  const shown = await app.as(token)(privateFileHome, { params: { name } })
  expect((await shown.text()).slice(8, 12)).toBe('WEBP')
})

test('the domain begins addresses; those given before stay accepted', async () => {
  const before = await sendFile(app, token, await picture())
  await configure({ cdn: 'img.example.com', ssl: false })
  const { url } = await sendFile(app, token, await picture())
  expect(url).toMatch(/^http:\/\/img\.example\.com\/uploads\//)
  expect(await isUploadUrl(app.ctx.db, url)).toBe(true)
  expect(await isUploadUrl(app.ctx.db, before.url)).toBe(true)
  expect(await imageOrigins(app.ctx.db)).toEqual(['http://img.example.com', `http://${s3.endpoint}`])
})

test('a wrong secret stores nothing and says so', async () => {
  await configure({ access: seal(app.ctx, 'wrong') })
  const [rows, objects] = [await files(), await s3.objects()]
  expect(await sendFile(app, token, await picture())).toMatchObject({ code: 502, key: 'UPLOAD_STORE_FAILED' })
  await configure({ access: 'sealed:1:never' })
  expect(await sendFile(app, token, await picture())).toMatchObject({ code: 502, key: 'UPLOAD_STORE_FAILED' })
  expect([await files(), await s3.objects()]).toEqual([rows, objects])
})

test('the test of a configuration leaves nothing behind', async () => {
  const before = await s3.objects()
  await testUploadStore(app.ctx, upload)
  await testUploadStore(app.ctx, { ...upload, access: s3.secret })
  await testUploadStore(app.ctx, { ...upload, save_type: 'local' })
  expect(await s3.objects()).toEqual(before)
})

test.each<[string, Partial<Settings['upload']>, string]>([
  ['a wrong secret', { access: 'typed wrong' }, 'UPLOAD_STORE_KEY_REFUSED'],
  ['a wrong key', { key: 'NOBODY' }, 'UPLOAD_STORE_KEY_REFUSED'],
  ['no secret', { access: '' }, 'UPLOAD_STORE_INCOMPLETE'],
  ['no bucket', { bucket: '' }, 'UPLOAD_STORE_INCOMPLETE'],
  ['another scheme', { endpoint: 'file:///etc' }, 'UPLOAD_STORE_INCOMPLETE'],
  ['a bucket that is not there', { bucket: 'nobody-made-it' }, 'UPLOAD_STORE_NO_BUCKET'],
  ['nobody there', { endpoint: '127.0.0.1:1' }, 'UPLOAD_STORE_UNREACHABLE'],
  ['a domain that shows something else', { cdn: 'http://127.0.0.1:1' }, 'UPLOAD_STORE_UNREADABLE'],
])('the test tells %s', async (_what, wrong, key) => {
  const before = await s3.objects()
  await expect(testUploadStore(app.ctx, { ...upload, ...wrong })).rejects.toMatchObject({ key })
  expect(await s3.objects()).toEqual(before)
})

test('where private networks are not allowed, neither the test nor the storage in use reaches one', async () => {
  const strict = () => ({ ...app.ctx, config: { ...app.ctx.config, outgoingPrivate: false } })
  const loopback = [s3.endpoint, s3.endpoint.replace('127.0.0.1', 'localhost'), 'http://[::7f00:1]:9']
  const before = await s3.objects()
  for (const endpoint of loopback) {
    await expect(testUploadStore(strict(), { ...upload, endpoint })).rejects.toMatchObject({
      key: 'ADDRESS_NOT_PUBLIC',
    })
    await configure({ endpoint })
    const store = withStore(strict(), 's3', (saved) => saved.put('uploads/a.txt', Buffer.from('a'), 'text/plain'))
    await expect(store).rejects.toMatchObject({ key: 'UPLOAD_STORE_FAILED' })
  }
  expect(await s3.objects()).toEqual(before)
})
