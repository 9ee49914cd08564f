import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privateFileAdmin, privateFileHome, privateFileSeller, privateName } from '@fangshi/contract/files'
import { mintAdmin, mintSeller, mintShopper } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { picture, sendFile } from '../../../test/files/uploads.ts'
import { isUploadUrl } from './public.ts'

let app: TestApp
let shopper: string
let seller: { token: string; user_id: number; store_id: number }
let admin: string
beforeAll(async () => {
  app = await testApp({ logLevel: 'silent' })
  shopper = (await mintShopper(app)).token
  seller = await mintSeller(app)
  admin = (await mintAdmin(app)).token
})
afterAll(() => app.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
/** As most programs write them today: the catalogue is in the compressed object stream. */
const pdfOfStreams = Buffer.concat([
  Buffer.from('%PDF-1.5\n1 0 obj <</Type /ObjStm /N 1 /First 4 /Length 8>> stream\n'),
  Buffer.from([0x78, 0x9c, 3, 0, 0, 0, 0, 1]),
  Buffer.from('\nendstream endobj\n2 0 obj <</Type /XRef /Root 3 0 R /Size 4 /Length 0>> stream\n\nendstream endobj\n'),
  Buffer.from('startxref\n100\n%%EOF\n'),
])
const pem = Buffer.from(
  generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
)

/** A ZIP archive of empty entries. */
function zip(...names: string[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name))
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const asAdmin = (bytes: Buffer, uploadType = 'uploadFile') => sendFile(app, admin, bytes, { area: 'Admin', uploadType })
const asSeller = (bytes: Buffer, uploadType?: string) =>
  sendFile(app, seller.token, bytes, { area: 'Seller', ...(uploadType ? { uploadType } : {}) })
const asShopper = (bytes: Buffer, uploadType: string) => sendFile(app, shopper, bytes, { uploadType })

test('administrators store packages and documents under the ending that their content has', async () => {
  const endings = []
  for (const bytes of [zip('a.txt'), zip('AndroidManifest.xml', 'classes.dex'), zip('manifest.json'), pdf])
    endings.push((await asAdmin(bytes)).url.replace(/^\/uploads\/[0-9a-f/]{34}/, ''))
  expect(endings).toEqual(['.zip', '.apk', '.wgt', '.pdf'])
  expect((await asAdmin(await picture())).url).toMatch(/\.webp$/)
  expect((await asAdmin(pdfOfStreams)).url).toMatch(/\.pdf$/)
  expect(await isUploadUrl(app.ctx.db, (await asAdmin(pdf)).url)).toBe(false)
})

test.each([
  ['HTML as PDF', Buffer.from('<html>%PDF-1.7 /Catalog %%EOF')],
  ['HTML with names of PDF objects', Buffer.from('<html>/XRef /ObjStm /Root %%EOF')],
  ['a PDF without an end', Buffer.from('%PDF-1.7 /Catalog')],
  ['HTML with a ZIP behind it', Buffer.concat([Buffer.from('<script>1</script>'), zip('a.txt')])],
  ['a ZIP with HTML behind it', Buffer.concat([zip('a.txt'), Buffer.from('<script>1</script>')])],
  ['an empty ZIP', zip()],
  ['a ZIP whose directory lies', Buffer.concat([zip('a.txt').subarray(0, 40), zip('b').subarray(40)])],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
  ['words before a certificate', Buffer.concat([Buffer.from('<script>'), pem])],
  ['PEM that holds no DER', Buffer.from('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('%s is refused', async (_what, bytes) => {
  expect(await asAdmin(bytes)).toMatchObject({ code: 422, key: 'FILE_KIND_REFUSED' })
})

test('each area has its kinds and sizes', async () => {
  expect(await asSeller(pdf)).toMatchObject({ key: 'FILE_NOT_IMAGE' })
  expect((await asSeller(pdf, 'uploadFile')).url).toMatch(/\.pdf$/)
  for (const bytes of [zip('a.txt'), pem]) {
    expect(await asSeller(bytes, 'uploadFile')).toMatchObject({ key: 'FILE_KIND_REFUSED' })
    expect(await asShopper(bytes, 'private')).toMatchObject({ key: 'FILE_KIND_REFUSED' })
  }
  expect(await asShopper(pdf, 'uploadFile')).toMatchObject({ key: 'INVALID_INPUT' })
  expect(await asAdmin(zip('a.txt'), 'private')).toMatchObject({ key: 'FILE_KIND_REFUSED' })
  const large = Buffer.concat([pdf.subarray(0, -6), Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF\n')])
  expect(await asAdmin(large)).toMatchObject({ code: 413, key: 'FILE_TOO_LARGE' })
})

test('a seller’s upload belongs to the store, an administrator’s is in the audit log', async () => {
  const { url } = await asSeller(await picture())
  const mine = await asAdmin(await picture(), '')
  const { rows } = await app.ctx.db.pool.query('select owner_kind, owner_id from files where url = $1', [url])
  expect(rows).toEqual([{ owner_kind: 'store', owner_id: seller.store_id }])
  const log = await app.ctx.db.pool.query('select action, after from audit_logs where target = $1', [mine.url])
  expect(log.rows).toMatchObject([{ action: 'POST /Admin/uploads', after: { kind: 'image' } }])
  expect(await sendFile(app, shopper, await picture(), { area: 'Seller' })).toMatchObject({ key: 'NOT_LOGGED_IN' })
  expect(await sendFile(app, null, await picture(), { area: 'Admin' })).toMatchObject({ key: 'NOT_LOGGED_IN' })
})

test('private files are sealed outside the public folder, for whoever sent them alone', async () => {
  const { url } = await asShopper(await picture('jpeg'), 'private')
  const name = privateName(url) ?? ''
  expect(name).toMatch(/^[0-9a-f]{32}\.webp$/)
  const path = join(app.ctx.config.dataDir, 'private', name.slice(0, 2), name)
  expect(readFileSync(path).includes('WEBP')).toBe(false)
  expect(existsSync(path.replace('.webp', '_320.webp'))).toBe(false)

  const owned = await app.app.inject({ url, headers: { authorization: `Bearer ${shopper}` } })
  expect(owned.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': `inline; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(owned.rawPayload.toString('latin1', 8, 12)).toBe('WEBP')

  const stranger = (await mintShopper(app)).token
  const reader = { params: { name } }
  for (const call of [
    () => app.as(stranger)(privateFileHome, reader),
    () => app.as(seller.token, 'Seller')(privateFileSeller, reader),
    () => app.as(admin, 'Admin')(privateFileAdmin, reader),
    () => app.as(admin, 'Admin')(privateFileAdmin, { params: { name: `${'0'.repeat(32)}.webp` } }),
    () => app.as(shopper)(privateFileHome, { params: { name: '../secrets/server' } }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 404, key: 'NOT_FOUND' })
  await expect(app.as(null)(privateFileHome, { params: { name } })).rejects.toMatchObject({ key: 'NOT_LOGGED_IN' })
})

test('each view by an administrator is logged, and needs the right', async () => {
  const { url } = await asSeller(pdf, 'private')
  const name = privateName(url) ?? ''
  const own = await app.as(seller.token, 'Seller')(privateFileSeller, { params: { name } })
  expect([own.type, await own.text()]).toEqual(['application/pdf', pdf.toString()])
  const sent = await asAdmin(pem, 'private')
  const reader = { params: { name: privateName(sent.url) ?? '' } }
  await app.as(admin, 'Admin')(privateFileAdmin, reader)
  const log = await app.ctx.db.pool.query('select action from audit_logs where target = $1 order by id', [sent.url])
  expect(log.rows).toEqual([{ action: 'POST /Admin/uploads' }, { action: 'Admin.files.show' }])

  const clerk = await mintAdmin(app)
  await app.ctx.db.pool.query('update admins set is_super = false where id = $1', [clerk.admin_id])
  await expect(app.as(clerk.token, 'Admin')(privateFileAdmin, reader)).rejects.toMatchObject({
    key: 'FORBIDDEN',
  })
})

test('certificates and keys are kept private in any case', async () => {
  for (const type of ['uploadFile', 'private']) {
    const { url } = await asAdmin(pem, type)
    const shown = await app.as(admin, 'Admin')(privateFileAdmin, { params: { name: privateName(url) ?? '' } })
    expect(await shown.text()).toBe(pem.toString())
  }
})

test('what another key sealed counts as gone', async () => {
  const { url } = await asShopper(pdf, 'private')
  app.ctx.config.secretKey = 'another secret of at least 32 characters'
  await expect(app.as(shopper)(privateFileHome, { params: { name: privateName(url) ?? '' } })).rejects.toMatchObject({
    code: 404,
  })
  app.ctx.config.secretKey = undefined
})
