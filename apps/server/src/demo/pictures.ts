import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { imageFolder } from '@fangshi/demo/images'

const folder = 'demo'
/** Placeholder drawings belong to the storefront, not to the uploads. */
const uploaded = ['banners', 'goods', 'icons', 'logos']

/** Puts the demo's pictures, which come in all sizes, among the uploads. */
export async function copyPictures(dataDir: string): Promise<void> {
  const target = join(dataDir, 'uploads', folder)
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const part of uploaded) {
    await cp(join(imageFolder, part), join(target, part), {
      recursive: true,
      filter: (file) => !/\.(svg|txt)$/.test(file),
    })
  }
}
