import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends the file that a handler returned: pictures are shown, other files downloaded, and no cache keeps a copy. */
export async function sendFile(reply: FastifyReply, file: Blob): Promise<FastifyReply> {
  const manner = file.type.startsWith('image/') ? 'inline' : 'attachment'
  const name = file instanceof File ? `; filename="${file.name.replace(/[^\w.-]/g, '_')}"` : ''
  return reply
    .header('content-type', file.type || 'application/octet-stream')
    .header('content-disposition', manner + name)
    .header('cache-control', 'no-store')
    .send(Buffer.from(await file.arrayBuffer()))
}

/** Sends a stream of events as they come; no cache keeps them, and no proxy gathers them first. */
export const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(events)
