/** The crop of a picture: the square's centre as fractions of width and height (0 to 1), and the zoom (from 1). */
export interface Crop {
  x: number
  y: number
  zoom: number
}

interface Size {
  width: number
  height: number
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const maxZoom = 4

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The side of the square in pixels of the picture. */
const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

/** The nearest crop whose square lies inside the picture. */
export function settleCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const settled = { x, y, zoom: between(zoom, 1, maxZoom) }
  const half = sideOf(size, settled) / 2
  return {
    ...settled,
    x: between(x, half / size.width, 1 - half / size.width),
    y: between(y, half / size.height, 1 - half / size.height),
  }
}

/** The square in pixels of the picture, for `drawImage`. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}

/** Moves the picture under the square by fractions of the square's side: (1, 0) is one full side to the right. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop)
  return settleCrop(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  })
}
