import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { decoding } from '../kernel/decoding.ts'
import { PageCache } from './page-cache.ts'

const width = 1200
const height = 630
const quality = 82
const hour = 3_600_000
const heldBytes = 8 * 1024 * 1024

/**
 * A picture for link previews. Wide ones are cropped to the interesting part; others are shown whole in front of a
 * blurred enlargement of themselves.
 */
async function previewOf(picture: Buffer): Promise<Buffer> {
  const { width: fullWidth, height: fullHeight } = await sharp(picture).metadata()
  const isWide = fullWidth / fullHeight > width / height
  const cut = sharp(picture).resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
  if (isWide) return cut.jpeg({ quality }).toBuffer()
  const whole = await sharp(picture).resize(width, height, { fit: 'inside' }).toBuffer()
  return cut
    .blur(40)
    .composite([{ input: whole }])
    .jpeg({ quality })
    .toBuffer()
}

/** `/social/ab/cd/name.jpg`: the uploaded picture `/uploads/ab/cd/name.webp` in 1200×630, for Open Graph. */
export function mountSocialImages(app: FastifyInstance, uploads: string): void {
  const cache = new PageCache<{ size: number; jpeg: Buffer }>(hour, heldBytes)
  app.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
    const [, name] = /^((?:[\w-]+\/)+[\w-]+)\.jpg$/.exec(request.params['*']) ?? []
    const made = async () => {
      const jpeg = await decoding(async () => previewOf(await readFile(join(uploads, `${name}.webp`))))
      return { size: jpeg.length, jpeg }
    }
    const found = name && (await cache.get(name, made).catch(() => null))
    if (!found) return reply.callNotFound()
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(found.jpeg)
  })
}
