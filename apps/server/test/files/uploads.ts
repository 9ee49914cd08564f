import type { Area } from '@fangshi/contract/route'
import sharp from 'sharp'
import type { TestApp } from '../app.ts'

/** A picture of one colour. */
export const picture = (
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'png',
  width = 1200,
  height = 900,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c8321f' } })
    .toFormat(format)
    .toBuffer()

interface UploadOptions {
  fields?: Record<string, string>
  area?: Area
  uploadType?: string
}
interface UploadAnswer {
  code: number
  /** Of a successful upload. */
  url: string
  key?: string
  fields?: Record<string, string>
}

const boundary = 'a-boundary-of-no-picture'
const head = (disposition: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`

/** Uploads bytes under a wrong name and type. */
export async function sendFile(
  app: TestApp,
  token: string | null,
  bytes: Buffer | null,
  { fields = {}, area = 'Home', uploadType }: UploadOptions = {},
): Promise<UploadAnswer> {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`),
  )
  if (bytes) {
    const file = `${head('name="avatar"; filename="../../evil.svg"')}Content-Type: image/svg+xml\r\n\r\n`
    parts.push(Buffer.from(file), bytes, Buffer.from('\r\n'))
  }
  const response = await app.app.inject({
    method: 'POST',
    url: `/api${area === 'Home' ? '' : `/${area}`}/uploads${uploadType ? `?uploadType=${uploadType}` : ''}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  })
  const { code, data } = response.json()
  return code === 200 ? { code, url: data as string } : { code, url: '', key: data.key, fields: data.fields }
}
