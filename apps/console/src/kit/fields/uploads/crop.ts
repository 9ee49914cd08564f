/** The square of a picture that is used: its centre in the picture's own pixels, and the zoom (1 = the largest square). */
export interface Crop {
  x: number
  y: number
  zoom: number
}

interface Size {
  width: number
  height: number
}

export const maxZoom = 4

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

/** The same crop, moved and limited so that it stays inside the picture. */
export function fitted(picture: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, maxZoom)
  const half = sideOf(picture, { ...crop, zoom }) / 2
  return {
    x: within(crop.x, half, picture.width - half),
    y: within(crop.y, half, picture.height - half),
    zoom,
  }
}

/** The largest square, in the middle. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The square in the picture's pixels, for drawing. */
export function squareOf(picture: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(picture, crop)
  return { left: crop.x - side / 2, top: crop.y - side / 2, side }
}

/** The crop after the picture was dragged by this many pixels of a view with this side. */
export function pushed(picture: Size, crop: Crop, dx: number, dy: number, view: number): Crop {
  const scale = sideOf(picture, crop) / view
  return fitted(picture, { ...crop, x: crop.x - dx * scale, y: crop.y - dy * scale })
}
