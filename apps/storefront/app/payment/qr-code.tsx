import { encode } from 'uqr'

/** Each run of dark modules of a row as a box of a path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const boxes: string[] = []
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      boxes.push(`M${from} ${y}h${x - from + 1}v1H${from}z`)
    }
  }
  return boxes.join('')
}

/** A QR code, dark on light in both themes because cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-2 bg-on-dark text-on-light"
    >
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  )
}
