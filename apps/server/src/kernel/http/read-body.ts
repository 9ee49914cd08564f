import type { IncomingMessage } from 'node:http'
import { Refusal } from '../fail.ts'

/** Bytes that are made room for where a body does not announce its length. */
const firstRoom = 16 * 1024

/**
 * The bytes of a body. Throws BODY_TOO_LARGE for more than `limit` of them, before any is read where their number is
 * announced, and BODY_MALFORMED for a body that breaks off. What is not wanted is read and dropped, so that the client
 * gets to read its refusal.
 */
export function readBody(from: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const announced = Number(from.headers['content-length'] ?? firstRoom)
    if (announced > limit) return reject(new Refusal('BODY_TOO_LARGE'))
    // Each chunk is copied when it comes: joining 16 MiB at the end would take tens of ms at once.
    let bytes = Buffer.allocUnsafe(announced)
    let length = 0
    from.on('data', (chunk: Buffer) => {
      const before = length
      length += chunk.length
      if (length > limit) return reject(new Refusal('BODY_TOO_LARGE'))
      if (length > bytes.length) bytes = Buffer.concat([bytes], Math.min(limit, length * 2))
      chunk.copy(bytes, before)
    })
    from.once('end', () => length <= limit && resolve(bytes.subarray(0, length)))
    from.once('error', () => reject(new Refusal('BODY_MALFORMED')))
    from.once('close', () => from.readableEnded || reject(new Refusal('BODY_MALFORMED')))
  })
}
