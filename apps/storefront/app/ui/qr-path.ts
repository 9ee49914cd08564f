import { encode } from 'uqr'

/** The dark modules of a QR code as a path, in a square of `size` modules a side. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const boxes: string[] = []
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      boxes.push(`M${from} ${y}h${x - from + 1}v1H${from}z`)
    }
  }
  return { path: boxes.join(''), size }
}
