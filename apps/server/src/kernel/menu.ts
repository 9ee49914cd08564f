import type { LocalText } from '@fangshi/contract/locale'

/** A menu that the product puts in place: a group, or a screen with its page. */
export interface MenuSeed {
  area: 'Admin' | 'Seller'
  /** The group it stands in, such as `System/SMS`; empty at the top. */
  group: string
  /** Its place in the group. */
  place: number
  name: LocalText & { en: string }
  icon: string
  /** Of a group: what other menus write to stand in it. */
  path?: string
  /** Of a screen: its path in the back office. */
  apis?: string
  /** Of a screen: its page in the console. */
  view?: string
}

type MenuNames = Pick<MenuSeed, 'name' | 'place'> & { icon?: string }

/** A group of menus; `path` says where it stands: `System/SMS` is the group SMS within System. */
export const groupMenu = (area: MenuSeed['area'], path: string, names: MenuNames): MenuSeed => ({
  icon: '',
  ...names,
  area,
  path,
  group: path.slice(0, Math.max(0, path.lastIndexOf('/'))),
})

/** A screen in a group. Its page is named like its path: `/Admin/goods_brands` ↔ `admin/goods-brands`. */
export const screenMenu = (apis: `/${MenuSeed['area']}/${string}`, names: MenuNames & { group: string }): MenuSeed => ({
  icon: '',
  ...names,
  area: apis.startsWith('/Admin/') ? 'Admin' : 'Seller',
  apis,
  view: apis
    .slice(1)
    .replace(/^\w+/, (area) => area.toLowerCase())
    .replaceAll('_', '-')
    .replace(/(?<=\/.*)\//g, '-'),
})

export interface MenuNode extends MenuSeed {
  children: readonly MenuNode[]
}

/**
 * The menus of an area as a tree, each level in its order; of two at the same place a group comes first. Throws an Error
 * when a menu stands in a group that nobody declares.
 */
export function menuTree(seeds: readonly MenuSeed[], area: MenuSeed['area']): MenuNode[] {
  const own = seeds.filter((seed) => seed.area === area)
  const groups = new Set(['', ...own.map(({ path }) => path)])
  const lost = own.filter(({ group }) => !groups.has(group)).map(({ name, group }) => `${name.en} in ${group}`)
  if (lost.length) throw new Error(`menus stand in groups of ${area} that nobody declares: ${lost.join(', ')}`)
  const within = (group: string): MenuNode[] =>
    own
      .filter((seed) => seed.group === group)
      .toSorted((a, b) => a.place - b.place || Number(Boolean(a.apis)) - Number(Boolean(b.apis)))
      .map((seed) => ({ ...seed, children: seed.path ? within(seed.path) : [] }))
  return within('')
}
