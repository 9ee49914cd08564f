import { goods } from '@fangshi/demo/catalogue'
import { pictureUrl } from '@fangshi/demo/images'
import { demoSellerStore } from '@fangshi/demo/logins'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { insertKeyed, insertRows } from '../../kernel/replay/insert-rows.ts'
import { fileSpaceDirs, fileSpaces } from './schema.ts'

/** The first picture of goods is the main one, the second shows them in use; further ones are in no folder. */
const folders = ['主图', '场景图'] as const

/** The pictures of the demo seller's goods, in two folders and outside of any. */
export const fileSpaceDemo: DemoPart = {
  async load(world, { tx }) {
    const store_id = world.id('store', demoSellerStore)
    const created_at = world.plan.now
    const rows = folders.map((name) => [name, { store_id, name, created_at }] as const)
    const dirs = await insertKeyed(tx, fileSpaceDirs, rows)
    const pictures = goods
      .filter(({ store }) => store === demoSellerStore)
      .flatMap(({ name, images }) =>
        images.map((image, index) => ({
          store_id,
          dir_id: dirs.get(folders[index] ?? '') ?? null,
          name: `${name['zh-cn']} ${index + 1}`.slice(0, 60),
          url: pictureUrl(image),
          created_at,
        })),
      )
    const byUrl = new Map(pictures.toReversed().map((picture) => [picture.url, picture]))
    await insertRows(tx, fileSpaces, [...byUrl.values()].toReversed())
  },
}
