import { qrPath } from './qr-path.ts'

/** A QR code, dark on light in both themes because cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-2 bg-on-dark text-on-light"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
