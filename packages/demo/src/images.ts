import { fileURLToPath } from 'node:url'

const folder = new URL('../images/', import.meta.url)

/** The absolute path of the folder with all pictures. */
export const imageFolder = fileURLToPath(folder)

/** The absolute path of a picture, from its name in the catalogue, such as `goods/shanye-belly-mug/1.webp`. */
export const imagePath = (name: string): string => fileURLToPath(new URL(name, folder))
