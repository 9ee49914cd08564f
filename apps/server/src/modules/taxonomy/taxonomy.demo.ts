import { brands, classes } from '@fangshi/demo/catalogue'
import { pictureUrl } from '@fangshi/demo/images'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { createBrand, createClass } from './create.ts'

/** Classes and brands, in the catalogue's order. */
export const taxonomyDemo: DemoPart = {
  async load(world, { tx }) {
    for (const [is_sort, { key, parent, name, icon }] of classes.entries()) {
      const pid = parent === null ? null : world.id('class', parent)
      world.add('class', key, await createClass(tx, { pid, name, thumb: icon ? pictureUrl(icon) : '', is_sort }))
    }
    for (const [is_sort, { key, name, slogan, logo }] of brands.entries()) {
      world.add('brand', key, await createBrand(tx, { code: key, name, slogan, thumb: pictureUrl(logo), is_sort }))
    }
  },
}
