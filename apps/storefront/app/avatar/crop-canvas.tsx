import { useEffect, useRef, type PointerEvent } from 'react'
import { squareOf, type Crop } from './crop.ts'

/** The side in pixels that is drawn and uploaded; the server scales it to 150 × 150. */
const canvasSide = 300

/** Shows the cropped square; dragging moves the picture under it. */
export function CropCanvas({
  image,
  crop,
  label,
  onMove,
  ref,
}: {
  image: ImageBitmap
  crop: Crop
  label: string
  /** The distance moved, as a fraction of the square's side. */
  onMove: (right: number, down: number) => void
  ref: (canvas: HTMLCanvasElement | null) => void
}) {
  const own = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    const brush = own.current?.getContext('2d')
    if (!brush) return
    const { left, top, side } = squareOf(image, crop)
    // Transparent pictures get a white background.
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, canvasSide, canvasSide)
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(image, left, top, side, side, 0, 0, canvasSide, canvasSide)
  }, [image, crop])

  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!from.current) return
    const { clientWidth, clientHeight } = event.currentTarget
    onMove((event.clientX - from.current.x) / clientWidth, (event.clientY - from.current.y) / clientHeight)
    from.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <canvas
      ref={(canvas) => {
        own.current = canvas
        ref(canvas)
      }}
      width={canvasSide}
      height={canvasSide}
      role="img"
      aria-label={label}
      className="size-60 cursor-grab touch-none rounded-full border border-line active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={move}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
    />
  )
}
