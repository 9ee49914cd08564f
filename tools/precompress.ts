import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In bytes; shorter texts fit into one packet uncompressed. */
const worthwhileBytes = 512

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside each text file of a folder; the server sends those as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter((file) => /\.(js|css|svg)$/.test(file)).map((file) => compress(path.join(folder, file))),
  )
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < worthwhileBytes) return
  await writeFile(`${file}.br`, await toBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
  await writeFile(`${file}.gz`, await toGzip(text, { level: 9 }))
}
