import type { roleGrants } from '@fangshi/contract/access'
import type { Button } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'

/** What roles can grant, and which of it the editor may grant. */
export type Grantable = Reply<typeof roleGrants>
export type GrantMenu = Grantable['menus'][number]
export interface GrantedButton {
  menu_id: number
  button: Button
}

/** What a role grants, as its form sends it. Groups of menus are left out: they follow from their screens (rules §11). */
export interface RoleDraft {
  menus: readonly number[]
  permissions: readonly number[]
  buttons: readonly GrantedButton[]
}

export const emptyDraft: RoleDraft = { menus: [], permissions: [], buttons: [] }

export const hasButton = (draft: RoleDraft, { menu_id, button }: GrantedButton): boolean =>
  draft.buttons.some((one) => one.menu_id === menu_id && one.button === button)

/** The permissions without which chosen screens or their buttons would be refused. */
function neededPermissions({ menus }: Grantable, draft: RoleDraft): Set<number> {
  const chosen = menus.filter(({ id }) => draft.menus.includes(id))
  return new Set(
    chosen.flatMap(({ id, permissions, buttons }) => [
      ...permissions,
      ...buttons.filter(({ button }) => hasButton(draft, { menu_id: id, button })).flatMap((one) => one.permissions),
    ]),
  )
}

const grantablePermissions = ({ groups }: Grantable): Set<number> =>
  new Set(groups.flatMap(({ permissions }) => permissions.filter(({ is_held }) => is_held)).map(({ id }) => id))

/** Permissions are added and removed with the screens and buttons that need them; others stay. */
function withNeeds(grants: Grantable, before: RoleDraft, after: RoleDraft): RoleDraft {
  const [needed, needs, grantable] = [
    neededPermissions(grants, before),
    neededPermissions(grants, after),
    grantablePermissions(grants),
  ]
  const remaining = before.permissions.filter((id) => !needed.has(id) || needs.has(id) || !grantable.has(id))
  const added = [...needs].filter((id) => !needed.has(id) && grantable.has(id) && !remaining.includes(id))
  return { ...after, permissions: [...remaining, ...added] }
}

/** Ticks screens, or unticks them with their buttons. */
export function withMenus(grants: Grantable, draft: RoleDraft, ids: readonly number[], isOn: boolean): RoleDraft {
  const menus = draft.menus.filter((id) => !ids.includes(id))
  const buttons = isOn ? draft.buttons : draft.buttons.filter(({ menu_id }) => !ids.includes(menu_id))
  return withNeeds(grants, draft, { ...draft, menus: isOn ? [...menus, ...ids] : menus, buttons })
}

/** Ticks buttons together with their screens, or unticks them. */
export function withButtons(
  grants: Grantable,
  draft: RoleDraft,
  some: readonly GrantedButton[],
  isOn: boolean,
): RoleDraft {
  const others = draft.buttons.filter(
    (one) => !some.some(({ menu_id, button }) => one.menu_id === menu_id && one.button === button),
  )
  const menus = isOn ? [...new Set([...draft.menus, ...some.map(({ menu_id }) => menu_id)])] : draft.menus
  return withNeeds(grants, draft, { ...draft, menus, buttons: isOn ? [...others, ...some] : others })
}

export function withPermissions(draft: RoleDraft, ids: readonly number[], isOn: boolean): RoleDraft {
  const others = draft.permissions.filter((id) => !ids.includes(id))
  return { ...draft, permissions: isOn ? [...others, ...ids] : others }
}

/** The permissions that are needed, may be granted by the editor and are not ticked. */
export function missingPermissions(grants: Grantable, draft: RoleDraft): number[] {
  const grantable = grantablePermissions(grants)
  return [...neededPermissions(grants, draft)].filter((id) => grantable.has(id) && !draft.permissions.includes(id))
}

/** A checkbox for several items at once. */
export interface Box {
  ticks: 'all' | 'some' | 'none'
  /** Whether the editor may grant any of them. */
  isGrantable: boolean
  /** What a click does to those: ticks them while one is not ticked. */
  next: boolean
}

export function boxOf<T>(some: readonly T[], isTicked: (one: T) => boolean, isGrantable: (one: T) => boolean): Box {
  const count = some.filter(isTicked).length
  const ticks = count === 0 ? 'none' : count === some.length ? 'all' : 'some'
  const grantable = some.filter(isGrantable)
  return { ticks, isGrantable: grantable.length > 0, next: !grantable.every(isTicked) }
}
