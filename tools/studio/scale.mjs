// Makes what the shop serves beside each picture: 320 and 640 px copies, and pictures of the drawn icons and logos (uploads are never SVG).
// Usage: node scale.mjs <images-dir>
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scale.mjs <images-dir>')

const widths = [320, 640]
/** Icons and logos are shown at 64 px at most; this is enough for the densest screens. */
const drawnSide = 192

const newer = async (file, than) => (await stat(file).catch(() => null))?.mtimeMs > (await stat(than)).mtimeMs

async function draw(svg) {
  const file = svg.replace(/svg$/, 'webp')
  if (await newer(file, svg)) return
  const density = (72 * drawnSide) / (await sharp(svg).metadata()).width
  await sharp(svg, { density }).resize(drawnSide).webp({ quality: 88, effort: 6 }).toFile(file)
}

async function scale(master, width) {
  const file = master.replace(/\.webp$/, `_${width}.webp`)
  if (await newer(file, master)) return
  await sharp(master).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 6 }).toFile(file)
}

for await (const svg of glob(join(folder, '{icons,logos}/*.svg'))) await draw(svg)
let count = 0
for await (const master of glob(join(folder, '{goods,banners,icons,logos}/**/*.webp'))) {
  if (/_\d+\.webp$/.test(master)) continue
  await Promise.all(widths.map((width) => scale(master, width)))
  count += 1
}
console.log(`${count} pictures in ${widths.length} sizes`)
