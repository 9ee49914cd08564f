import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { thumbnailWidths } from '@fangshi/contract/sized-source'
import type { FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { createQueue } from '../kernel/work-queue.ts'

const thumbnail = new RegExp(String.raw`^/uploads/((?:[\w-]+/)+[\w-]+)_(${thumbnailWidths.join('|')})\.webp$`)
/** Of their smallest size, pictures are decoded in a few ms. A page asks for some dozens at once. */
const making = createQueue(2, 300)

async function make(source: string, target: string, width: number): Promise<void> {
  const bytes = await making(() => sharp(source).resize({ width, withoutEnlargement: true }).webp().toBuffer())
  // Moved into place when it is whole; of two processes the last one wins, with the same bytes.
  await writeFile(`${target}.${process.pid}`, bytes, { mode: 0o600 })
  await rename(`${target}.${process.pid}`, target)
}

/**
 * Makes the thumbnails of uploaded pictures on this server when somebody asks for them first, from the picture's smallest
 * size: pictures that were uploaded before there were thumbnails have them too. Without such a picture there is none.
 */
export function thumbnails(uploads: string): (request: FastifyRequest) => Promise<void> {
  const underWay = new Map<string, Promise<void>>()
  return async ({ url }) => {
    const [, name = '', width] = thumbnail.exec(url) ?? []
    const target = join(uploads, `${name}_${width}.webp`)
    const source = join(uploads, `${name}_320.webp`)
    if (!width || existsSync(target) || !existsSync(source)) return
    const made = underWay.get(target) ?? make(source, target, Number(width)).finally(() => underWay.delete(target))
    underWay.set(target, made)
    await made
  }
}
