import { code128 } from './code128.ts'

const quietZone = 10

/** A barcode as wide as its container. Screen readers read the number printed beside it. */
export function Barcode({ text, className }: { text: string; className?: string }) {
  const widths = code128(text)
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * quietZone
  let path = ''
  let x = quietZone
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`
    x += width
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
