import { allRoutes } from '@fangshi/contract/all'
import type { LocalText } from '@fangshi/contract/locale'
import { menuSeeds, type MenuSeed } from './menu-seeds.ts'

type Name = LocalText & { en: string }

/** Names of rights by their last part; what is not here is told by its menu alone. */
const verbNames: Readonly<Record<string, readonly [string, string]>> = {
  index: ['列表', 'list'],
  show: ['查看', 'view'],
  store: ['新增', 'add'],
  update: ['编辑', 'edit'],
  destroy: ['删除', 'delete'],
  import: ['导入', 'import'],
  all: ['数据', 'figures'],
  money: ['资金调整', 'adjust money'],
  disable: ['停用与恢复', 'disable and enable'],
  reset: ['重置密码', 'reset password'],
  test: ['测试', 'test'],
  status: ['开店与休店', 'open and close'],
  ship: ['发货', 'ship'],
  receiver: ['改收货人', 'edit receiver'],
  remark: ['备注', 'note'],
  cancel: ['取消', 'cancel'],
  shelf: ['上下架', 'put on and take off the shelf'],
  stock: ['改库存', 'change stock'],
  movements: ['库存记录', 'stock history'],
  examine: ['通过审核', 'examine'],
  reject: ['驳回', 'reject'],
  bar: ['平台下架与解除', 'take off the shelf and release'],
  documents: ['查看证照', 'open documents'],
  verify: ['审核', 'verify'],
  suspend: ['暂停与恢复', 'suspend and reopen'],
}

const screens = (seeds: readonly MenuSeed[]): MenuSeed[] =>
  seeds.flatMap((seed) => [...(seed.apis ? [seed] : []), ...screens(seed.children ?? [])])

/** Names for what has no menu of its own. */
const otherNames: Readonly<Record<string, Name>> = {
  'Admin.files': { 'zh-cn': '私密文件', en: 'Private files' },
}

const screenNames = new Map<string, Name>(
  [...screens(menuSeeds.Admin), ...screens(menuSeeds.Seller)].map(({ apis = '', name }) => [
    apis.slice(1).replaceAll('/', '.'),
    name,
  ]),
)

/** `Admin.goods_brands.store` → its group and its last part. */
const partsOf = (right: string): [group: string, verb: string] => {
  const at = right.lastIndexOf('.')
  return [right.slice(0, at), right.slice(at + 1)]
}

export interface PermissionSeed {
  group: string
  groupName: Name
  apis: string
  name: Name
}

/** Groups stand in the order of their screens; what has no screen comes last. */
const places = [...screenNames.keys()]
const placeOf = (right: string): number => {
  const at = places.indexOf(partsOf(right)[0])
  return at < 0 ? places.length : at
}

/** Every interface right of the live routes that a role can hold; dictionaries come with their screens (rules §11). */
export const grantableRights: readonly string[] = [
  ...new Set(
    allRoutes.map(({ right }) => right as string).filter((right) => /\./.test(right) && !right.endsWith('.dict')),
  ),
].toSorted((a, b) => placeOf(a) - placeOf(b))

export const permissionSeeds: readonly PermissionSeed[] = grantableRights.map((apis) => {
  const [group, verb] = partsOf(apis)
  const groupName = screenNames.get(group) ?? otherNames[group] ?? { 'zh-cn': group, en: group }
  const [zh, en] = verbNames[verb] ?? [verb, verb]
  return { group, groupName, apis, name: { 'zh-cn': `${groupName['zh-cn']} · ${zh}`, en: `${groupName.en} · ${en}` } }
})
