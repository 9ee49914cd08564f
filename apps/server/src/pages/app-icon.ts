import sharp from 'sharp'
import { decoding } from '../kernel/decoding.ts'

/** The colour of each area's icon, as in its own pages. */
export const iconColors = { shop: '#c8321f', admin: '#2456d6', seller: '#0f766e' } as const
export type IconArea = keyof typeof iconColors

/** The mark of the shop: an awning above a door. */
const mark =
  '<path d="M7 7.5h18l1.5 5.5a3 3 0 0 1-6 0 3 3 0 0 1-4.5 1.5A3 3 0 0 1 11.5 13a3 3 0 0 1-6 0z" fill="#fff"/>' +
  '<path d="M8 17.5v7h5.5v-3a2.5 2.5 0 0 1 5 0v3H24v-7" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>'

/** Rounded as we draw it, or up to the edges with the mark in the middle, for systems that cut icons to their own shape. */
export type IconShape = 'rounded' | 'full'

const svgOf = (area: IconArea, shape: IconShape): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">` +
      `<rect width="32" height="32" rx="${shape === 'full' ? 0 : 8}" fill="${iconColors[area]}"/>` +
      `<g transform="${shape === 'full' ? 'translate(2.4 2.4) scale(.85)' : ''}">${mark}</g></svg>`,
  )

const drawn = new Map<string, Promise<Buffer>>()

/** An icon as PNG, `side` px wide; drawn once. Throws BUSY while too many pictures wait. */
export function appIcon(area: IconArea, side: number, shape: IconShape): Promise<Buffer> {
  const key = `${area} ${side} ${shape}`
  const known = drawn.get(key)
  if (known) return known
  const made = decoding(() => sharp(svgOf(area, shape)).resize(side, side).png().toBuffer())
  drawn.set(key, made)
  made.catch(() => drawn.delete(key))
  return made
}

/** A PNG of less than 256 px in the container of `favicon.ico`. */
export function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
