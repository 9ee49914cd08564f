import { unzipSync, zipSync, type Unzipped, type Zippable } from 'fflate/browser'

/**
 * What the spreadsheet libraries get for `fflate` (vite.config.ts). Its own asynchronous halves start workers from blobs,
 * which the policy of pages forbids: they would never finish. This code already runs in a worker.
 */
export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'

type ZipCallback<T> = (error: Error | null, data: T) => void

/** A small file may unpack into more than memory holds; the largest sheet that can be imported is far below this. */
const maxUnpacked = 256 * 1024 * 1024

export function zip(files: Zippable, done: ZipCallback<Uint8Array>): void {
  done(null, zipSync(files))
}

/** Throws an Error for an archive that is none or is too large, as the library's own half does. */
export function unzip(archive: Uint8Array, done: ZipCallback<Unzipped>): void {
  let unpacked = 0
  const files = unzipSync(archive, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      if (unpacked > maxUnpacked) throw new Error('the archive is too large')
      return true
    },
  })
  done(null, files)
}
