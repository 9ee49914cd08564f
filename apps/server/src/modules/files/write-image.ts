import sharp from 'sharp'
import { fail } from '../../kernel/fail.ts'
import { decoding } from '../../kernel/decoding.ts'
import { imageKind } from './image-kind.ts'

/** The maximum number of pixels of an uploaded picture; a small file can unpack into a huge one. */
const maxPixels = 40_000_000
const longestSide = 2000
const smallWidths = [320, 640] as const
const quality = 82

// Pictures are small; one thread each leaves the CPU to the shop.
sharp.concurrency(1)
sharp.cache(false)

export interface WrittenImage {
  width: number
  height: number
  bytes: Buffer
  /** Smaller widths by the suffix of their name: `_320`, `_640`. */
  small: ReadonlyMap<string, Buffer>
}

/** The name suffixes of a picture's smaller widths. */
export const smallEndings = smallWidths.map((width) => `_${width}`)

/**
 * Re-encodes a picture as WebP, with smaller widths when `withSmall`; of an animation only the first frame. `crop` cuts
 * it to exactly that size. Throws FILE_NOT_IMAGE, and BUSY while too many pictures wait.
 */
export async function writeImage(
  bytes: Uint8Array,
  crop: { width: number; height: number } | undefined,
  withSmall: boolean,
): Promise<WrittenImage> {
  if (!imageKind(bytes)) fail('FILE_NOT_IMAGE')
  return decoding(() => rewrite(bytes, crop, withSmall))
}

async function rewrite(
  bytes: Uint8Array,
  crop: { width: number; height: number } | undefined,
  withSmall: boolean,
): Promise<WrittenImage> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' }).autoOrient()
  const sized = crop
    ? picture.resize(crop.width, crop.height, { fit: 'cover' })
    : picture.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await sized
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(() => fail('FILE_NOT_IMAGE'))
  const small = new Map<string, Buffer>()
  for (const width of withSmall ? smallWidths : [])
    small.set(`_${width}`, await sharp(data).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer())
  return { width: info.width, height: info.height, bytes: data, small }
}
