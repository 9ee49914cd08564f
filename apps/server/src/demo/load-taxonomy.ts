import { brands, classes } from '@fangshi/demo/catalogue'
import type { Tx } from '../kernel/db/db.ts'
import { createBrand, createClass } from '../modules/taxonomy/public.ts'
import { of } from './insert.ts'
import { pictureUrl } from './pictures.ts'

/** Ids by key. */
export interface Taxonomy {
  classes: Map<string, number>
  brands: Map<string, number>
}

/** Classes and brands, both shown in the catalogue's order. */
export async function loadTaxonomy(tx: Tx): Promise<Taxonomy> {
  const made: Taxonomy = { classes: new Map(), brands: new Map() }
  for (const [is_sort, { key, parent, name, icon }] of classes.entries()) {
    const pid = parent === null ? null : of(made.classes, parent)
    made.classes.set(key, await createClass(tx, { pid, name, thumb: icon ? pictureUrl(icon) : '', is_sort }))
  }
  for (const [is_sort, { key, name, slogan, logo }] of brands.entries()) {
    made.brands.set(key, await createBrand(tx, { code: key, name, slogan, thumb: pictureUrl(logo), is_sort }))
  }
  return made
}

const parentOf = new Map(classes.map(({ key, parent }) => [key, parent]))

/** The keys from the top down to a class. */
function classPath(key: string): string[] {
  const parent = parentOf.get(key)
  return [...(parent ? classPath(parent) : []), key]
}

/** The third-level classes below top ones. */
export const leavesOf = (tops: readonly string[]): string[] =>
  classes
    .map(({ key }) => classPath(key))
    .filter((path) => path.length === 3 && tops.includes(path[0] as string))
    .map((path) => path[2] as string)
