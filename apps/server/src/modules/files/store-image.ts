import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { fail } from '../../kernel/fail.ts'
import { imageKind } from './image-kind.ts'

/** Pixels of a picture that is taken in; a small file can unpack into a huge one. */
const mostPixels = 40_000_000
const longestSide = 2000
const smallWidths = [320, 640] as const
const quality = 82

// Pictures are small; one thread each leaves the machine to the shop.
sharp.concurrency(1)
sharp.cache(false)

export interface StoredImage {
  /** Address below the site: `/uploads/ab/cd/name.webp`; `name_320.webp` and `name_640.webp` lie beside it. */
  url: string
  bytes: number
  width: number
  height: number
}

/** True for an address that `storeImage` gives, or one of the demo's pictures. */
export const isUploadUrl = (url: string): boolean => /^\/uploads\/([\w-]+\/)+[\w-]+\.webp$/.test(url)

/**
 * Writes a picture anew as WebP under a random name below `DATA_DIR/uploads`, with smaller widths beside it; of an
 * animation the first frame. `crop` cuts it to exactly that size. Throws FILE_NOT_IMAGE.
 */
export async function storeImage(
  dataDir: string,
  bytes: Uint8Array,
  crop?: { width: number; height: number },
): Promise<StoredImage> {
  if (!imageKind(bytes)) fail('FILE_NOT_IMAGE')
  const picture = sharp(bytes, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' }).autoOrient()
  const sized = crop
    ? picture.resize(crop.width, crop.height, { fit: 'cover' })
    : picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  const master = await sized
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(() => fail('FILE_NOT_IMAGE'))

  const name = randomBytes(16).toString('hex')
  const url = `/uploads/${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}`
  const path = join(dataDir, url)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.webp`, master.data, { mode: 0o600 })
  for (const width of smallWidths) {
    const small = await sharp(master.data).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
    await writeFile(`${path}_${width}.webp`, small, { mode: 0o600 })
  }
  return { url: `${url}.webp`, bytes: master.data.length, width: master.info.width, height: master.info.height }
}
