import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { PageCache } from './page-cache.ts'

const width = 1200
const height = 630
const hour = 3_600_000
const heldBytes = 8 * 1024 * 1024

/** A picture as link previews want it: whole, in their shape, before a blurred enlargement of itself. */
async function previewOf(picture: Buffer): Promise<Buffer> {
  const whole = await sharp(picture).resize(width, height, { fit: 'inside' }).toBuffer()
  return sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .blur(40)
    .composite([{ input: whole }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** `/social/ab/cd/name.jpg`: the uploaded picture `/uploads/ab/cd/name.webp` in 1200×630, for Open Graph. */
export function mountSocialImages(app: FastifyInstance, uploads: string): void {
  const cache = new PageCache<{ size: number; jpeg: Buffer }>(hour, heldBytes)
  app.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
    const [, name] = /^((?:[\w-]+\/)+[\w-]+)\.jpg$/.exec(request.params['*']) ?? []
    const made = async () => {
      const jpeg = await previewOf(await readFile(join(uploads, `${name}.webp`)))
      return { size: jpeg.length, jpeg }
    }
    const found = name && (await cache.get(name, made).catch(() => null))
    if (!found) return reply.callNotFound()
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=31536000, immutable').send(found.jpeg)
  })
}
