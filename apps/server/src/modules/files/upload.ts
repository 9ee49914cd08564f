import type { Context } from '../../context.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import { filesSince, insertFile, type FileOwner } from './files.db.ts'
import { storeImage } from './store-image.ts'

const mostADay = 200
const longestCrop = 2000
const day = 24 * 60 * 60_000

function cropSide(fields: Record<string, string>, name: string): number | undefined {
  const text = fields[name]
  if (text === undefined || text === '') return undefined
  const side = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  return side >= 1 && side <= longestCrop ? side : failFields({ [name]: 'NUMBER_INVALID' })
}

/**
 * Takes a picture in for an account and gives its address; `option[width]` and `option[height]` (1 to 2000, one alone
 * means a square) crop it. Throws FILE_QUOTA beyond 200 a day, FILE_NOT_IMAGE, INVALID_INPUT.
 */
export async function uploadImage(
  ctx: Context,
  owner: FileOwner,
  file: { bytes: Uint8Array; fields: Record<string, string> },
): Promise<string> {
  const now = ctx.now()
  const width = cropSide(file.fields, 'option[width]')
  const height = cropSide(file.fields, 'option[height]')
  if ((await filesSince(ctx.db, owner, new Date(now.getTime() - day))) >= mostADay) fail('FILE_QUOTA')
  const side = width ?? height
  const crop = side === undefined ? undefined : { width: width ?? side, height: height ?? side }
  const image = await storeImage(ctx.config.dataDir, file.bytes, crop)
  await insertFile(ctx.db, owner, image, now)
  return image.url
}
