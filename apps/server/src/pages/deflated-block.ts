import { constants, deflateRawSync } from 'node:zlib'

/** Bytes as a block of a deflated stream that ends on a byte boundary. It may refer back to `before`, which then must stand there. */
export const deflatedBlock = (bytes: Buffer, level: number, before?: Buffer): Buffer =>
  deflateRawSync(bytes, {
    finishFlush: constants.Z_FULL_FLUSH,
    level,
    chunkSize: Math.max(constants.Z_MIN_CHUNK, bytes.length >> 1),
    ...(before?.length ? { dictionary: before } : {}),
  })

/** Bytes as they are, at most 65,535, as a block of a deflated stream. */
export function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
