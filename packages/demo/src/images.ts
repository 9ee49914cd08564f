import { fileURLToPath } from 'node:url'

const folder = new URL('../images/', import.meta.url)

/** The absolute path of the folder with all pictures. */
export const imageFolder = fileURLToPath(folder)

/** The absolute path of a picture, from its name in the catalogue, such as `goods/shanye-belly-mug/1.webp`. */
export const imagePath = (name: string): string => fileURLToPath(new URL(name, folder))

/** The address of a picture in the shop. Uploads are never SVG, so drawn pictures are shown by their WebP. */
export const pictureUrl = (name: string): string => `/uploads/demo/${name.replace(/\.svg$/, '.webp')}`
