import { maxSavedViews, type SavedView } from '@fangshi/contract/saved-views'
import type { Resource } from '@fangshi/contract/resource'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import { fromProduct } from '../../kernel/product.ts'
import { refuseStale, revisionOf } from '../../kernel/resource/revision.ts'
import { accountOf, allow, holdsAll } from '../access/public.ts'
import { lookFaults } from './look.ts'
import {
  countViews,
  deleteView,
  insertView,
  lockedView,
  rolesToShareWith,
  updateView,
  viewsOf,
  type Keeper,
  type ViewRow,
} from './saved-views.db.ts'

type Staff = Admin | Seller
type Form = Pick<SavedView, 'name' | 'filters' | 'sort' | 'columns'> & { role_id: number | null }
type StoredView = Form & { id: number; screen: string; is_own: boolean; role_name: string | null }

const lists = fromProduct(({ resources }) => new Map(resources.map((resource) => [resource.path as string, resource])))

const keeperOf = (who: Staff): Keeper => ({
  area: who.area,
  account_id: accountOf(who),
  store_id: who.area === 'Seller' ? who.store_id : null,
  holds_all: holdsAll(who),
})

/** What the form of a view may change. */
const formOf = ({ name, role_id, filters, sort, columns }: Form): Form => ({ name, role_id, filters, sort, columns })
const recordOf = (screen: string, view: Form) => ({ screen, ...formOf(view) })

/** The list at a path. Throws CHOICE_INVALID at `screen` for none, FORBIDDEN for one that the caller may not open. */
async function listAt(db: Db, who: Staff, screen: string): Promise<Resource> {
  const list = lists().get(screen)
  if (list?.area !== who.area || !list.verbs.includes('index')) failFields({ screen: 'CHOICE_INVALID' })
  return (await allow(db, who, list.right('index'))) ? list : fail('FORBIDDEN')
}

/**
 * The roles that the caller can share a view with: their own, or with all rights every role of the back office (rules §11).
 * Throws CHOICE_INVALID at `role_id`, SAVED_VIEWS_FULL.
 */
async function checkRoom(tx: Tx, keeper: Keeper, view: { id: number; screen: string; role_id: number | null }) {
  const { id: except, screen, role_id } = view
  const roles = role_id === null ? [] : await rolesToShareWith(tx, keeper)
  const role = roles.find(({ id }) => id === role_id)
  if (role_id !== null && !role) failFields({ role_id: 'CHOICE_INVALID' })
  const { own, shared } = await countViews(tx, keeper, { screen, role_id, except })
  if ((!except && own >= maxSavedViews) || shared >= maxSavedViews) fail('SAVED_VIEWS_FULL')
  return role?.name ?? null
}

/** Whether the caller may change a view: their own, and with all rights what others share. */
const mayEdit = (who: Staff, { is_own }: { is_own: boolean }): boolean => is_own || holdsAll(who)

/** One that the caller may change. Throws NOT_FOUND, also for one of somebody else that is not shared, and FORBIDDEN. */
async function editableView(tx: Tx, who: Staff, id: number): Promise<ViewRow> {
  const row = (await lockedView(tx, keeperOf(who), id)) ?? fail('NOT_FOUND')
  return mayEdit(who, row) ? row : fail('FORBIDDEN')
}

/** A view as its reader is shown it. */
export const showView = (who: Staff, { id, is_own, role_name, ...view }: StoredView): SavedView => ({
  id,
  name: view.name,
  filters: view.filters,
  sort: view.sort,
  columns: view.columns,
  role: view.role_id === null ? null : { id: view.role_id, name: role_name ?? '' },
  is_own,
  can_edit: mayEdit(who, { is_own }),
  revision: revisionOf(formOf(view)),
})

/** The views of a list that the caller may use, and the roles to share with. Throws as `listAt`. */
export async function ownViews(db: Db, who: Staff, screen: string) {
  await listAt(db, who, screen)
  const keeper = keeperOf(who)
  const [views, roles] = await Promise.all([viewsOf(db, keeper, screen), rolesToShareWith(db, keeper)])
  return { views: views.map((view) => showView(who, view)), roles }
}

/** Keeps a view of a list. Throws SAVED_VIEWS_FULL, SAVED_VIEW_TAKEN, FILTER_INVALID at what the list does not take. */
export async function saveView(tx: Tx, _ctx: Context, who: Staff, { screen, ...view }: Form & { screen: string }) {
  const faults = lookFaults(await listAt(tx, who, screen), view)
  if (Object.keys(faults).length) failFields(faults)
  const keeper = keeperOf(who)
  const role_name = await checkRoom(tx, keeper, { id: 0, screen, role_id: view.role_id })
  const id = await insertView(tx, keeper, screen, formOf(view))
  return { target: id, after: recordOf(screen, view), view: { ...view, id, screen, is_own: true, role_name } }
}

/**
 * Changes a view of the caller, or with all rights one that somebody shares. Throws NOT_FOUND, FORBIDDEN, FORM_STALE and as
 * `saveView`.
 */
export async function changeView(
  tx: Tx,
  _ctx: Context,
  who: Staff,
  {
    id,
    revision,
    ...changed
  }: { [K in keyof Form]?: Form[K] | undefined } & { id: number; revision?: string | undefined },
) {
  const before = await editableView(tx, who, id)
  refuseStale(revision, formOf(before))
  const { screen, is_own } = before
  const faults = lookFaults(await listAt(tx, who, screen), changed)
  if (Object.keys(faults).length) failFields(faults)
  const changes = Object.fromEntries(
    Object.entries(changed).filter(([, value]) => value !== undefined),
  ) as Partial<Form>
  const view = { ...formOf(before), ...changes }
  const isShared = view.role_id !== before.role_id
  const role_name = isShared
    ? await checkRoom(tx, keeperOf(who), { id, screen, role_id: view.role_id })
    : before.role_name
  await updateView(tx, id, view)
  return {
    target: id,
    before: recordOf(screen, before),
    after: recordOf(screen, view),
    view: { ...view, id, screen, is_own, role_name },
  }
}

/** Deletes a view of the caller, or with all rights one that somebody shares. Throws NOT_FOUND, FORBIDDEN. */
export async function removeView(tx: Tx, _ctx: Context, who: Staff, { id }: { id: number }) {
  const before = await editableView(tx, who, id)
  await deleteView(tx, id)
  return { target: id, before: recordOf(before.screen, before) }
}
