import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

/** Light squares around the code, without which cameras do not find it. */
const margin = 4

/** A text as a QR code: dark on white in every theme, since cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text)
    return { path: toSvgPath(code), size: code.size + 2 * margin }
  }, [text])
  return (
    <svg
      className={styles.code}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
