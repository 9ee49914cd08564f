import type { LocalText } from '@fangshi/contract/locale'
import { menuTree, type MenuNode } from '../../../kernel/menu.ts'
import { fromProduct, type Product } from '../../../kernel/product.ts'

type Name = LocalText & { en: string }

/** Names of rights by their last part, for rights that their module does not name. */
const verbNames: Readonly<Record<string, Name>> = {
  index: { 'zh-cn': '列表', en: 'list' },
  show: { 'zh-cn': '查看', en: 'view' },
  store: { 'zh-cn': '新增', en: 'add' },
  update: { 'zh-cn': '编辑', en: 'edit' },
  destroy: { 'zh-cn': '删除', en: 'delete' },
  import: { 'zh-cn': '导入', en: 'import' },
}

export interface PermissionSeed {
  group: string
  groupName: Name
  apis: string
  name: Name
}

const screens = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [...(node.apis ? [node] : []), ...screens(node.children)])

/** `Admin.goods_brands.store` → its group and its last part. */
const partsOf = (right: string): [group: string, verb: string] => {
  const at = right.lastIndexOf('.')
  return [right.slice(0, at), right.slice(at + 1)]
}

/**
 * Every interface right that a role can hold, grouped by screen in the order of the menus; rights without a menu come
 * last. Dictionaries come with their screens (rules §11).
 */
function seedsOf({ routes, menus, rightNames }: Product): PermissionSeed[] {
  const inMenus = [...screens(menuTree(menus, 'Admin')), ...screens(menuTree(menus, 'Seller'))]
  const screenNames = new Map(inMenus.map(({ apis = '', name }) => [apis.slice(1).replaceAll('/', '.'), name]))
  const groups = [...screenNames.keys()]
  const verbs = Object.keys(verbNames)
  const placeIn = (list: readonly string[], item: string): number =>
    list.includes(item) ? list.indexOf(item) : list.length
  const order = (a: string, b: string): number => {
    const [[groupA, verbA], [groupB, verbB]] = [partsOf(a), partsOf(b)]
    return placeIn(groups, groupA) - placeIn(groups, groupB) || placeIn(verbs, verbA) - placeIn(verbs, verbB)
  }
  const rights = new Set(routes.map(({ right }) => right as string))
  const grantable = [...rights].filter((right) => right.includes('.') && !right.endsWith('.dict'))
  return grantable.toSorted(order).map((apis) => {
    const [group, verb] = partsOf(apis)
    const groupName = screenNames.get(group) ?? rightNames.get(group) ?? { 'zh-cn': group, en: group }
    const does = rightNames.get(apis) ?? verbNames[verb] ?? { 'zh-cn': verb, en: verb }
    const name = { 'zh-cn': `${groupName['zh-cn']} · ${does['zh-cn']}`, en: `${groupName.en} · ${does.en}` }
    return { group, groupName, apis, name }
  })
}

export const permissionSeeds = fromProduct(seedsOf)
