import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintShopper } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { picture, sendFile } from '../../../test/files/uploads.ts'
import { imageKind } from './image-kind.ts'
import { isUploadUrl } from './public.ts'

let app: TestApp
let token: string
let user_id: number
beforeAll(async () => {
  app = await testApp()
  ;({ token, user_id } = await mintShopper(app))
})
afterAll(() => app.close())

const upload = (bytes: Buffer | null, fields: Record<string, string> = {}, bearer: string | null = token) =>
  sendFile(app, bearer, bytes, { fields })
const stored = (url: string) => sharp(join(app.ctx.config.dataDir, url)).metadata()

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s is written anew as WebP in three sizes',
  async (format) => {
    const bytes = await picture(format)
    expect(imageKind(bytes)).toBe(format)
    const { url } = await upload(bytes)
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}\.webp$/)
    expect(await isUploadUrl(app.ctx.db, url)).toBe(true)
    expect(await stored(url)).toMatchObject({ format: 'webp', width: 1200, height: 900 })
    expect(await stored(url.replace('.webp', '_320.webp'))).toMatchObject({ width: 320 })
    expect(await stored(url.replace('.webp', '_640.webp'))).toMatchObject({ width: 640 })
    expect(statSync(join(app.ctx.config.dataDir, url)).mode & 0o077).toBe(0)
  },
)

test('options crop, and hold bounds', async () => {
  const bytes = await picture('jpeg')
  const { url } = await upload(bytes, { 'option[width]': '150', 'option[height]': '150' })
  expect(await stored(url)).toMatchObject({ width: 150, height: 150 })
  for (const bad of ['0', '2001', '1.5', '1e2', '-5', '１５０']) {
    expect(await upload(bytes, { 'option[width]': bad })).toMatchObject({
      key: 'INVALID_INPUT',
      fields: { 'option[width]': 'NUMBER_INVALID' },
    })
  }
})

test('a big picture is made smaller, and what it says of its place is dropped', async () => {
  const bytes = await sharp(await picture('jpeg', 3000, 1500))
    .withExif({ IFD0: { ImageDescription: 'at home' } })
    .toBuffer()
  const { url } = await upload(bytes)
  const data = await stored(url)
  expect(data).toMatchObject({ width: 2000, height: 1000 })
  expect(data.exif).toBeUndefined()
})

test('of an animation the first frame is kept', async () => {
  const frames = await Promise.all([picture('png', 40, 40), picture('png', 40, 40)])
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const { url } = await upload(animated)
  expect((await stored(url)).pages ?? 1).toBe(1)
})

test('what hides behind a picture is not kept', async () => {
  const { url } = await upload(Buffer.concat([await picture('gif', 40, 40), Buffer.from('<script>alert(1)</script>')]))
  const kept = await sharp(join(app.ctx.config.dataDir, url)).toBuffer()
  expect(kept.includes('<script>')).toBe(false)
})

test('what is no picture is refused, whatever it calls itself', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await upload(svg)).toMatchObject({ key: 'FILE_NOT_IMAGE' })
  expect(await upload(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]))).toMatchObject({
    key: 'FILE_NOT_IMAGE',
  })
  expect(await upload(Buffer.from('%PDF-1.7'))).toMatchObject({ key: 'FILE_NOT_IMAGE' })
  expect(await upload((await picture('png')).subarray(0, 60))).toMatchObject({ key: 'FILE_NOT_IMAGE' })
  const bomb = await picture('png', 8000, 6000)
  expect(await upload(bomb)).toMatchObject({ key: 'FILE_NOT_IMAGE' })
  expect(await upload(Buffer.alloc(0))).toMatchObject({ key: 'FILE_NOT_IMAGE' })
})

test('no file, a file beyond 10 MB, and no login', async () => {
  expect(await upload(null, { a: 'b' })).toMatchObject({ key: 'FILE_MISSING' })
  expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ key: 'FILE_TOO_LARGE' })
  expect(await upload(await picture('png'), {}, null)).toMatchObject({ key: 'NOT_LOGGED_IN' })
})

test('addresses of elsewhere are no uploads', async () => {
  for (const foreign of ['https://evil.example/uploads/ab/cd/x.webp', '//evil.example/x.webp', 'javascript:alert(1)'])
    expect(await isUploadUrl(app.ctx.db, foreign)).toBe(false)
  expect(await isUploadUrl(app.ctx.db, '/uploads/../secrets/x.webp')).toBe(false)
  expect(await isUploadUrl(app.ctx.db, `/api/files/${'0'.repeat(32)}.webp`)).toBe(false)
})

const fill = (count: number, bytes: number): Promise<unknown> =>
  app.ctx.db.pool.query(
    `insert into files (owner_kind, owner_id, url, bytes, width, height, created_at)
     select 'user', $1, '/uploads/x/' || gen_random_uuid(), $4, 1, 1, $2 from generate_series(1, $3::int) n`,
    [user_id, app.ctx.now(), count, bytes],
  )

test('two hundred a day are the limit of an account, also of uploads at the same time', async () => {
  const { rows } = await app.ctx.db.pool.query<{ n: number }>('select count(*) as n from files where owner_id = $1', [
    user_id,
  ])
  await fill(198 - (rows[0]?.n ?? 0), 1)
  const bytes = await picture('png', 20, 20)
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(bytes)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
  expect(answers.filter(({ key }) => key === 'FILE_QUOTA')).toHaveLength(4)
  app.advance(24 * 3_600_000 + 1000)
  const { url } = await upload(bytes)
  expect(existsSync(join(app.ctx.config.dataDir, url))).toBe(true)
})

test('so are 500 MB', async () => {
  await fill(1, 500 * 1024 * 1024)
  app.advance(24 * 3_600_000 + 1000)
  expect(await upload(await picture('png', 20, 20))).toMatchObject({ code: 429, key: 'FILE_QUOTA' })
})
