import { qrPath } from '~/ui/qr-path.ts'
import { wrapText } from './wrap-text.ts'

/** What a poster shows; `link` is in the QR code. */
export interface Poster {
  name: string
  /** Such as ¥12.30. */
  price: string
  store: string
  image: string
  link: string
  hint: string
}

/** In pixels. */
const width = 750
const height = 1170
const edge = 48
const qrSide = 216
const font = (size: number, weight = 400): string => `${weight} ${size}px system-ui, sans-serif`

async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return picture
}

/** The middle of a picture as a square over the whole width. */
function drawPicture(canvas: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const side = Math.min(picture.naturalWidth, picture.naturalHeight)
  const left = (picture.naturalWidth - side) / 2
  const top = (picture.naturalHeight - side) / 2
  canvas.drawImage(picture, left, top, side, side, 0, 0, width, width)
}

function drawQr(canvas: CanvasRenderingContext2D, link: string, left: number, top: number): void {
  const { path, size } = qrPath(link)
  canvas.save()
  canvas.translate(left, top)
  canvas.scale(qrSide / size, qrSide / size)
  canvas.fillStyle = '#000000'
  canvas.fill(new Path2D(path))
  canvas.restore()
}

/** Writes lines from a baseline down; gives the next baseline. */
function drawLines(canvas: CanvasRenderingContext2D, lines: readonly string[], top: number, step: number): number {
  for (const [at, line] of lines.entries()) canvas.fillText(line, edge, top + at * step)
  return top + lines.length * step
}

/** Draws a poster of goods; the same in both themes, since it leaves the shop. Throws an Error where a browser cannot. */
export async function drawPoster({ name, price, store, image, link, hint }: Poster): Promise<Blob> {
  const element = document.createElement('canvas')
  element.width = width
  element.height = height
  const canvas = element.getContext('2d')
  if (!canvas) throw new Error('this browser draws no pictures')
  canvas.fillStyle = '#ffffff'
  canvas.fillRect(0, 0, width, height)
  if (image) drawPicture(canvas, await loadPicture(image))
  const room = width - 2 * edge - qrSide - 32
  const linesOf = (text: string, most: number): string[] =>
    wrapText(text, (part) => canvas.measureText(part).width, room, most)
  canvas.fillStyle = '#c8321f'
  canvas.font = font(60, 700)
  let top = drawLines(canvas, [price], width + 92, 66)
  canvas.fillStyle = '#1f1a17'
  canvas.font = font(34, 600)
  top = drawLines(canvas, linesOf(name, 3), top, 46)
  canvas.fillStyle = '#6b625b'
  canvas.font = font(26)
  drawLines(canvas, linesOf(store, 1), top + 8, 36)
  drawQr(canvas, link, width - edge - qrSide, width + 48)
  canvas.textAlign = 'center'
  canvas.font = font(22)
  const under = wrapText(hint, (part) => canvas.measureText(part).width, qrSide, 2)
  for (const [at, line] of under.entries())
    canvas.fillText(line, width - edge - qrSide / 2, width + 48 + qrSide + 36 + at * 30)
  return new Promise((resolve, reject) => {
    element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the poster has no bytes'))), 'image/png')
  })
}
