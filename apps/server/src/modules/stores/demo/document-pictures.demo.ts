import { imagePath } from '@fangshi/demo/images'
import sharp, { type Sharp } from 'sharp'

/** Drawn stand-ins for licences and identity cards; nothing on them is anybody's. */

export interface DocumentPicture {
  bytes: Buffer
  width: number
  height: number
}

const bars = (x: number, y: number, widths: readonly number[]): string =>
  widths.map((width, row) => `<rect x="${x}" y="${y + row * 44}" width="${width}" height="16" rx="8" />`).join('')

const draw = (width: number, height: number, ground: string, shapes: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
       <rect width="${width}" height="${height}" rx="24" fill="${ground}" />${shapes}</svg>`,
  )

const webp = async (picture: Sharp): Promise<DocumentPicture> => {
  const { data, info } = await picture.webp({ quality: 80 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

const frame = '<rect x="28" y="28" width="844" height="584" rx="12" fill="none" stroke="#b98b3e" stroke-width="6" />'

/** A business licence with the logo of the store, by the logo's name in the catalogue. */
export async function drawLicence(logo: string): Promise<DocumentPicture> {
  const lines = `<g fill="#8a7a5c">${bars(120, 290, [520, 600, 440, 560, 380])}</g>`
  const seal = '<circle cx="740" cy="520" r="64" fill="none" stroke="#c8321f" stroke-width="8" />'
  const mark = await sharp(imagePath(logo)).resize(180, 180, { fit: 'inside' }).png().toBuffer()
  const ground = sharp(draw(900, 640, '#f7f0df', frame + lines + seal))
  return webp(ground.composite([{ input: mark, top: 80, left: 360 }]))
}

/** Both sides of an identity card: the one with the portrait, and the other. */
export async function drawCard(): Promise<{ portrait: DocumentPicture; emblem: DocumentPicture }> {
  const head =
    '<circle cx="500" cy="150" r="56" fill="#9fb0c6" /><ellipse cx="500" cy="290" rx="100" ry="80" fill="#9fb0c6" />'
  const lines = `<g fill="#5d6b80">${bars(60, 70, [160, 220, 260, 300, 240])}</g>`
  const round = '<circle cx="130" cy="120" r="60" fill="#c8321f" /><circle cx="130" cy="120" r="34" fill="#e8b54a" />'
  const foot = `<g fill="#5d6b80">${bars(240, 90, [300, 240])}${bars(200, 280, [260, 320])}</g>`
  return {
    portrait: await webp(sharp(draw(640, 404, '#e8eef7', head + lines))),
    emblem: await webp(sharp(draw(640, 404, '#e8eef7', round + foot))),
  }
}
