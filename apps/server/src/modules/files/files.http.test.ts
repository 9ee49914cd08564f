import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintShopper } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
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

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width = 1200, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c8321f' } })
    .toFormat(format)
    .toBuffer()

async function upload(bytes: Buffer | null, fields: Record<string, string> = {}, bearer: string | null = token) {
  const boundary = 'a-boundary-of-no-picture'
  const head = (disposition: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`),
  )
  if (bytes) {
    const file = `${head('name="avatar"; filename="../../evil.svg"')}Content-Type: image/svg+xml\r\n\r\n`
    parts.push(Buffer.from(file), bytes, Buffer.from('\r\n'))
  }
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  })
  const { code, data } = response.json()
  return code === 200 ? { url: data as string } : { key: data.key as string, fields: data.fields }
}
const stored = (url: string | undefined) => sharp(join(app.ctx.config.dataDir, url ?? '')).metadata()

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s is written anew as WebP in three sizes',
  async (format) => {
    const bytes = await picture(format)
    expect(imageKind(bytes)).toBe(format)
    const { url } = await upload(bytes)
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}\.webp$/)
    expect(isUploadUrl(url ?? '')).toBe(true)
    expect(await stored(url)).toMatchObject({ format: 'webp', width: 1200, height: 900 })
    expect(await stored(url?.replace('.webp', '_320.webp'))).toMatchObject({ width: 320 })
    expect(await stored(url?.replace('.webp', '_640.webp'))).toMatchObject({ width: 640 })
    expect(statSync(join(app.ctx.config.dataDir, url ?? '')).mode & 0o077).toBe(0)
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

test('what is no picture is refused, whatever it calls itself', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await upload(svg)).toMatchObject({ key: 'FILE_NOT_IMAGE' })
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

test('two hundred a day are the limit of an account', async () => {
  await app.ctx.db.pool.query(
    `insert into files (owner_kind, owner_id, url, bytes, width, height, created_at)
     select 'user', $1, '/uploads/x/' || n, 1, 1, 1, $2 from generate_series(1, 200) n`,
    [user_id, app.ctx.now()],
  )
  const bytes = await picture('png', 20, 20)
  expect(await upload(bytes)).toMatchObject({ key: 'FILE_QUOTA' })
  app.advance(24 * 3_600_000 + 1000)
  const { url } = await upload(bytes)
  expect(existsSync(join(app.ctx.config.dataDir, url ?? ''))).toBe(true)
})
